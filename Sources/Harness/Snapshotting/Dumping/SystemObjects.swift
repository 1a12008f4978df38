/// Foundation's objects that are tools and not values: each is equal to itself alone.
enum SystemObjects {
  private static let names: Set<Substring> = [
    "FileHandle", "FileManager", "HTTPCookieStorage", "NSCache", "NSCondition", "NSConditionLock", "NSLock",
    "NSRecursiveLock", "NotificationCenter", "Operation", "OperationQueue", "Pipe", "Port", "Process",
    "ProcessInfo", "RunLoop", "Stream", "Thread", "Timer", "URLCache", "URLCredentialStorage", "URLSession",
    "URLSessionTask", "UserDefaults", "XMLParser",
  ]

  /// Whether the object, or one whose class it inherits from, is a tool.
  static func contain(_ mirror: Mirror) -> Bool {
    guard mirror.displayStyle == .class else { return false }
    return mirror.classes.contains { $0.isOfFoundation && names.contains($0.name) }
  }
}

/// What objects of the system keep besides their value: the time at which they were made, a lock, a cache.
enum HiddenProperties {
  /// By the name of the class.
  private static let names: [Substring: Set<String>] = [
    "CachedURLResponse": ["date"], "HTTPCookie": ["_properties"], "JSONDecoder": ["optionsLock"],
    "JSONEncoder": ["optionsLock"], "PropertyListDecoder": ["optionsLock"],
    "PropertyListEncoder": ["optionsLock"], "Program": ["_loweredProgramStorage"],
  ]

  /// Whether an object has such properties.
  static func contain(_ mirror: Mirror) -> Bool {
    guard mirror.displayStyle == .class else { return false }
    return mirror.classes.contains { !hidden(in: $0).isEmpty }
  }

  /// Returns the other parts, superclass properties first.
  static func parts(of mirror: Mirror) -> [DumpPart] {
    mirror.classes.reversed().flatMap { mirror in
      let hidden = hidden(in: mirror)
      return mirror.children.filter { !hidden.contains($0.label ?? "") }
        .map { DumpPart(label: $0.label, value: $0.value) }
    }
  }

  private static func hidden(in mirror: Mirror) -> Set<String> {
    guard let hidden = names[mirror.name], mirror.isOfFoundation || mirror.isOfRegex else { return [] }
    return hidden
  }
}

extension Mirror {
  fileprivate var isOfRegex: Bool { String(reflecting: subjectType).hasPrefix("_StringProcessing.") }
}
