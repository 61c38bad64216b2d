import { api, type Keeping } from '../online/server/api.ts';
import { lookForServer, serverIsThere } from '../online/server/server.ts';
import { useLoaded } from '../shell/loaded.ts';
import { address } from '../shell/router.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { DeleteMyData } from './delete-my-data.tsx';
import '../style/pages/privacy.css';

export function PrivacyPage() {
  const loaded = useLoaded(keeping, 'privacy');
  return (
    <div class="plain-page">
      <TopBar title="Privacy" />
      <main class="privacy">
        <h1>Privacy</h1>
        <p>There are no accounts, no advertisements and no trackers, and the page loads nothing from other sites.</p>
        <InThisBrowser />
        {serverIsThere.value && <OnTheServer keeping={loaded.state === 'ready' ? loaded.value : null} />}
      </main>
    </div>
  );
}

async function keeping(): Promise<Keeping | null> {
  await lookForServer();
  if (!serverIsThere.value) return null;
  const answered = await api.keeping();
  return answered.ok ? answered.value : null;
}

function InThisBrowser() {
  return (
    <section>
      <h2>In this browser</h2>
      <p>
        Matches that you play on this device, ships and squads that you build, best lists, the lessons you have done,
        your results in challenges and settings stay in this browser, and so does a copy of the page, with which you can
        play without a network. They are not sent anywhere. You can delete each match under{' '}
        <a href={address({ page: 'home' })}>your games</a>, or everything with your browser’s settings for this site.
      </p>
    </section>
  );
}

function OnTheServer({ keeping }: { readonly keeping: Keeping | null }) {
  return (
    <section>
      <h2>On this server, if you play online</h2>
      <dl>
        <dt>A cookie</dt>
        <dd>
          One cookie holds a random number by which the server knows you again, the number of your device and the day
          you got it. It is needed to play online and is used for nothing else. It lasts 400 days from your last visit.
        </dd>
        <dt>Your devices</dt>
        <dd>
          Once you open a match or take a seat, the server stores for each of your devices what kind it is (such as
          “Chrome on Android”), when you added it and the day it was last used. It deletes this 400 days after the last
          use. A link that adds a device works once, for ten minutes.
        </dd>
        <dt>Notifications</dt>
        <dd>
          Only if you switch them on: the server stores where your browser’s push service takes messages for this
          device, and which matches you muted. When it is your turn and you are away, it sends the game and the players’
          names there, encrypted so that only your browser can read them; the push service sees when it is called. It
          forgets this when you switch notifications off, sign the device out or have your data deleted.
        </dd>
        <dt>Matches</dt>
        <dd>
          The server stores the matches you host or play: the name you gave, what you chose and when.{' '}
          {finishedFor(keeping)} Other players and spectators can see a match and download its record. A match that the
          lobby does not list can be seen by everybody who has its address.
        </dd>
        <dt>Chat</dt>
        <dd>
          What you write in a match is stored with it and shown to everybody who can see the match; the latest 2,000
          lines of a match are stored. What spectators write carries neither a name nor a number, so nobody can tell who
          wrote it.
        </dd>
        <dt>Logs</dt>
        <dd>
          For every request the server notes when it came, what kind it was and a short name for you that cannot be
          turned back into your number. It notes no address, no name and no words of yours. The operator decides how
          long these logs and the logs of anything in front of the server are kept.
        </dd>
        <dt>Your network address</dt>
        <dd>The server uses it, in memory only, to count how much is asked for. It is never stored.</dd>
        <dt>Back-ups</dt>
        <dd>
          The operator may keep copies of all this for a time. What you delete stays in a copy until that is deleted.
        </dd>
      </dl>
      <DeleteMyData />
    </section>
  );
}

function finishedFor(keeping: Keeping | null): string {
  if (keeping === null) return '';
  const { keepFinishedDays: days } = keeping;
  return days === null
    ? 'It keeps finished matches until you have your data deleted or the operator removes them.'
    : `It deletes a match ${days} ${days === 1 ? 'day' : 'days'} after it has ended.`;
}
