import { useEffect, useMemo } from 'preact/hooks';
import { Missing } from '../shell/missing.tsx';
import { Waiting } from '../shell/waiting/waiting.tsx';
import { WaitingRoom } from './joining/waiting-room.tsx';
import { OnlineRoom } from './playing/online-room.tsx';
import { visitMatch } from './visit.ts';
import '../style/segments.css';
import '../style/pages/setup.css';
import '../style/pages/bringing.css';
import '../style/pages/online.css';
import '../style/pages/waiting-room.css';

export function OnlinePage({ id }: { readonly id: string }) {
  const visit = useMemo(() => visitMatch(id), [id]);
  useEffect(() => () => visit.close(), [visit]);
  const stage = visit.stage.value;
  switch (stage.at) {
    case 'door':
      return <Waiting coming={{ match: id }} />;
    case 'refused':
      return <Missing fact={stage.fact} />;
    case 'waiting-room':
      return <WaitingRoom runner={visit.runner} table={stage.table} game={stage.game} />;
    case 'room':
      return <OnlineRoom runner={visit.runner} room={stage.room} table={stage.table} game={stage.game} />;
  }
}
