import type { fetchBaseQuery } from '@reduxjs/toolkit/query';

export type HttpBaseQuery = ReturnType<typeof fetchBaseQuery>;
