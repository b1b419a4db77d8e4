import type { MachineInfo } from '../contract/login.ts';

/**
 * Fixed machine description for every login request.
 *
 * It is sample data from the ranges reserved for documentation; nothing is read from the visitor's machine.
 */
export const MACHINE_INFO_SAMPLE: MachineInfo = {
  os_name: 'Sample OS',
  os_version: '1.0',
  sysinfo_ip: '192.0.2.10',
  listof_ips: '192.0.2.10',
  sysinfo_tai: 'sample',
  pr_sr: 'sample',
  mac_address: '00-00-5E-00-53-01',
  status: 'active',
  system_name: 'sample',
  sysinfo_osinfo: 'Sample OS',
};
