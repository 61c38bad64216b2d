import { createECDH } from 'node:crypto';

/** With which push services and browsers recognise this server (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys that follow from a private one of 64 hexadecimal digits. */
export function pushKeysFrom(privateHex: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateHex, 'hex');
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
}
