/**
 * The numbers of Linux's system calls that are used or refused here: on x64 and on arm64
 * (arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h of the kernel).
 */

type Numbers = readonly [x64: number, arm64?: number];

/** Newer ones are not known here, and refused as if the kernel were older. The same number on both. */
export const lastKnownCall = 450;

export const systemCalls = {
  // Used, or allowed in part.
  openat: [257, 56],
  open: [2],
  fcntl: [72, 25],
  clone: [56, 220],
  clone3: [435, 435],
  openat2: [437, 437],
  kill: [62, 129],
  tgkill: [234, 131],
  prctl: [157, 167],
  prlimit64: [302, 261],
  seccomp: [317, 277],
  landlock_create_ruleset: [444, 444],
  landlock_add_rule: [445, 445],
  landlock_restrict_self: [446, 446],

  // Connections.
  socket: [41, 198],
  socketpair: [53, 199],
  bind: [49, 200],
  listen: [50, 201],
  accept: [43, 202],
  accept4: [288, 242],
  connect: [42, 203],
  sendto: [44, 206],
  recvfrom: [45, 207],
  sendmsg: [46, 211],
  recvmsg: [47, 212],
  sendmmsg: [307, 269],
  recvmmsg: [299, 243],

  // Other processes.
  fork: [57],
  vfork: [58],
  execve: [59, 221],
  execveat: [322, 281],
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  process_mrelease: [448, 448],
  kcmp: [312, 272],
  pidfd_open: [434, 434],
  pidfd_getfd: [438, 438],
  pidfd_send_signal: [424, 424],
  tkill: [200, 130],
  rt_sigqueueinfo: [129, 138],
  rt_tgsigqueueinfo: [297, 240],
  setpgid: [109, 154],
  setsid: [112, 157],
  unshare: [272, 97],
  setns: [308, 268],

  // Files: what Landlock leaves open, and what it forbids as well.
  creat: [85],
  truncate: [76, 45],
  mkdir: [83],
  mkdirat: [258, 34],
  mknod: [133],
  mknodat: [259, 33],
  rmdir: [84],
  unlink: [87],
  unlinkat: [263, 35],
  rename: [82],
  renameat: [264, 38],
  renameat2: [316, 276],
  link: [86],
  linkat: [265, 37],
  symlink: [88],
  symlinkat: [266, 36],
  chmod: [90],
  fchmod: [91, 52],
  fchmodat: [268, 53],
  chown: [92],
  lchown: [94],
  fchown: [93, 55],
  fchownat: [260, 54],
  utime: [132],
  utimes: [235],
  futimesat: [261],
  utimensat: [280, 88],
  setxattr: [188, 5],
  lsetxattr: [189, 6],
  fsetxattr: [190, 7],
  removexattr: [197, 14],
  lremovexattr: [198, 15],
  fremovexattr: [199, 16],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  inotify_init: [253],
  inotify_init1: [294, 26],
  inotify_add_watch: [254, 27],
  fanotify_init: [300, 262],
  fanotify_mark: [301, 263],
  memfd_create: [319, 279],
  memfd_secret: [447, 447],

  // The view of the file system.
  chroot: [161, 51],
  pivot_root: [155, 41],
  mount: [165, 40],
  umount2: [166, 39],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],

  // Memory and messages shared with other processes.
  shmget: [29, 194],
  shmat: [30, 196],
  shmctl: [31, 195],
  msgget: [68, 186],
  msgsnd: [69, 189],
  msgrcv: [70, 188],
  msgctl: [71, 187],
  semget: [64, 190],
  semop: [65, 193],
  semtimedop: [220, 192],
  semctl: [66, 191],
  mq_open: [240, 180],
  mq_unlink: [241, 181],
  mq_timedsend: [242, 182],
  mq_timedreceive: [243, 183],
  mq_notify: [244, 184],
  mq_getsetattr: [245, 185],

  // Rights.
  setuid: [105, 146],
  setgid: [106, 144],
  setreuid: [113, 145],
  setregid: [114, 143],
  setresuid: [117, 147],
  setresgid: [119, 149],
  setfsuid: [122, 151],
  setfsgid: [123, 152],
  setgroups: [116, 159],
  capset: [126, 91],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],

  // Parts of the kernel that no decoder needs, and that attacks on it begin with.
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  io_setup: [206, 0],
  io_submit: [209, 2],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  syslog: [103, 116],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  personality: [135, 92],
  lookup_dcookie: [212, 18],
  nfsservctl: [180, 42],
  vhangup: [153, 58],
  move_pages: [279, 239],
  migrate_pages: [256, 238],
  uselib: [134],
  ustat: [136],
  sysfs: [139],
  modify_ldt: [154],
  iopl: [172],
  ioperm: [173],
} as const satisfies Record<string, Numbers>;

export type SystemCall = keyof typeof systemCalls;

export type Architecture = 'x64' | 'arm64';

/** Undefined on other systems and architectures: nothing is known of their calls. */
export function architecture(): Architecture | undefined {
  if (process.platform !== 'linux') return undefined;
  return process.arch === 'x64' || process.arch === 'arm64' ? process.arch : undefined;
}

/** Undefined where the architecture does not have it. */
export function callNumber(call: SystemCall, on: Architecture): number | undefined {
  const [x64, arm64]: Numbers = systemCalls[call];
  return on === 'x64' ? x64 : arm64;
}
