import type { Schema } from '@starboard/kernel';
import { fromClient, LONGEST_MESSAGE, PROTOCOL, requestId } from '@starboard/protocol';
import { GUEST_HEADER } from '../gate/visitor.ts';
import { refusal } from './answers.ts';
import { type Endpoint, REQUEST_HEADER } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const ABOUT = `Open a match, sit down, watch and play. You need no account: the first answer sets a cookie that identifies you.
Play is fastest over the socket at /api/socket; its messages are under "schemas".
Every request that changes something needs the header ${REQUEST_HEADER}. If you send it again with the same value, it counts once.
Every answer to a guest names the guest in the header ${GUEST_HEADER}. A request with that header counts only for that guest.
Requests may be at most ${LONGEST_MESSAGE} bytes long. A refusal has a code and a sentence.`;

/** The OpenAPI 3.1 description, made from the same schemas that check requests. */
export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Starboard', version: `${PROTOCOL}`, description: ABOUT },
    paths: Object.fromEntries(
      [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, ways]) => [
        path,
        Object.fromEntries(ways.map((way) => [way.method.toLowerCase(), operation(way)])),
      ]),
    ),
    components: {
      schemas: { Refusal: refusal, ...messages() },
      responses: {
        Refused: { description: 'Why the request was refused.', ...json({ $ref: '#/components/schemas/Refusal' }) },
      },
    },
  };
}

function operation({ method, path, does, body, query, gives, status = 200, type }: Endpoint): object {
  return {
    summary: does,
    parameters: [
      ...(path.includes('{id}') ? [MATCH] : []),
      ...(method === 'GET' ? [] : [REQUEST]),
      ...queryParameters(query),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      [status]: {
        description: 'Done.',
        ...(type === undefined ? json(gives) : { content: { [type]: { schema: gives } } }),
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

const REQUEST = { name: REQUEST_HEADER, in: 'header', required: true, schema: requestId };
const MATCH = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

function queryParameters(query: Schema | undefined): readonly object[] {
  return Object.entries(query?.properties ?? {}).map(([name, schema]) => {
    return { name, in: 'query', required: query?.required?.includes(name) ?? false, schema };
  });
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The messages of the socket. */
function messages(): object {
  return Object.fromEntries(Object.entries(fromClient).map(([type, schema]) => [`socket.${type}`, schema]));
}
