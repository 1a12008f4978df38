import Platform

/// What a new process begins with, before anything was set: structures on Linux, pointers on Apple's systems.
enum SpawnTypes {
  #if canImport(Darwin)
    typealias Attributes = posix_spawnattr_t?
    static var noAttributes: Attributes { nil }
    static var noActions: posix_spawn_file_actions_t? { nil }
  #else
    typealias Attributes = posix_spawnattr_t
    static var noAttributes: Attributes { posix_spawnattr_t() }
    static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif
}
