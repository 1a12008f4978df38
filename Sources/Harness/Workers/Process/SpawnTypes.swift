import Platform

/// What a new process does with files, before any was named: a structure on Linux, a pointer on Apple's systems.
enum SpawnActions {
  #if canImport(Darwin)
    typealias Value = posix_spawn_file_actions_t?
    static var none: Value { nil }
  #else
    typealias Value = posix_spawn_file_actions_t
    static var none: Value { posix_spawn_file_actions_t() }
  #endif
}

/// The attributes of a new process, before any was set: a structure on Linux, a pointer on Apple's systems.
enum SpawnAttributes {
  #if canImport(Darwin)
    typealias Value = posix_spawnattr_t?
    static var none: Value { nil }
  #else
    typealias Value = posix_spawnattr_t
    static var none: Value { posix_spawnattr_t() }
  #endif
}
