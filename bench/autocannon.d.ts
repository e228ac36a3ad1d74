declare module 'autocannon' {
  type Latency = { mean: number; p50: number; p99: number; max: number };
  type Result = { requests: { total: number }; non2xx: number; latency: Latency };
  export default function autocannon(options: object): Promise<Result>;
}
