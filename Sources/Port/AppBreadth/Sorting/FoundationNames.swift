/// The names that belong to Foundation, as far as names show.
package enum FoundationNames {
  /// Whether a name belongs to Foundation, Core Foundation, Dispatch or Swift on Apple's systems.
  package static func contains(_ name: String) -> Bool {
    if others.contains(name) || types.contains(name) || name.hasPrefix("objc_") { return true }
    if ["kCF", "NSURL", "URLSession"].contains(where: name.hasPrefix) { return true }
    return ["NS", "CF", "Dispatch"].contains { name.isWord(after: $0) }
  }

  /// Words in errors about what Foundation lacks here.
  static let words = [
    "swift-corelibs-foundation", "moved to the FoundationNetworking module", "'module<Foundation>'",
  ]

  /// Names of Combine, which Foundation implies.
  private static let others: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "PassthroughSubject",
    "Published",
    "AnyClass", "AutoreleasingUnsafeMutablePointer", "Protocol", "autoreleasepool",
    "class_getInstanceMethod", "method_exchangeImplementations",
  ]

  private static let types: Set<String> = [
    "AttributedString", "Bundle", "Calendar", "Character", "Data", "Date", "DateComponents", "DateFormatter",
    "FileManager", "Formatter", "IndexPath", "JSONDecoder", "JSONEncoder", "Locale", "Notification",
    "Notification.Name", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue",
    "ProcessInfo", "Progress", "RunLoop", "String", "Thread", "TimeZone", "Timer", "URL", "URLComponents",
    "URLRequest", "URLSession", "UserDefaults",
  ]
}
