import { NextResponse, type NextRequest } from 'next/server';

/** Allows only scripts with the nonce of the response. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  // Next evaluates code in development.
  const evaluation = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'${evaluation}; object-src 'none'; base-uri 'none'`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
