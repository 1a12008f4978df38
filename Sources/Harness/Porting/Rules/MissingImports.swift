import SwiftSources

extension AppFile {
  /// The modules that the file uses and does not import: what another module, or the app's bridging header, brings along
  /// on iOS, and what of Foundation is a module of its own here.
  func missingImports(in app: AppSources) -> [String] {
    let modules = Set(outline.imports.map(\.module))
    let words = Set(tokens.filter { $0.kind == .word }.map(\.text)).subtracting(app.declaredTypes)
    var missing: [String] = []
    if modules.isDisjoint(with: Self.modulesWithUIKit), Self.needsUIKit(words, modules) {
      missing.append("UIKit")
    }
    if missing.isEmpty, modules.isDisjoint(with: Self.modulesWithFoundation),
      !words.isDisjoint(with: Self.namesOfFoundation)
    {
      missing.append("Foundation")
    }
    if !modules.contains("FoundationNetworking"),
      !words.isDisjoint(with: Self.namesOfFoundationNetworking)
    {
      missing.append("FoundationNetworking")
    }
    return missing
  }

  private static func needsUIKit(_ words: Set<String>, _ modules: Set<String>) -> Bool {
    guard words.isDisjoint(with: namesOfFoundationInToolkit) else { return true }
    let words = modules.contains("Foundation") ? words.subtracting(namesOfGeometry) : words
    return words.contains(where: isNameOfUIKit)
  }

  /// Whether a name begins as those of UIKit, and of the frameworks that come with it, do.
  private static func isNameOfUIKit(_ name: String) -> Bool {
    guard name.count > 3, ["UI", "CA", "CG"].contains(String(name.prefix(2))) else { return false }
    return name.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
  }

  private static let modulesWithFoundation: Set<String> = [
    "AppKit", "Cocoa", "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "UIKit", "WatchKit",
    "WebKit",
  ]

  private static let modulesWithUIKit: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit", "ObjectiveC"]

  /// What Foundation has on Apple's systems, and the toolkit here.
  private static let namesOfFoundationInToolkit: Set<String> = [
    "CFTimeInterval", "NSKeyValueObservation", "NSKeyValueChangeKey", "Selector", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter",
  ]

  /// What Foundation itself has here.
  private static let namesOfGeometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Names of Foundation that are hardly an app's own.
  private static let namesOfFoundation: Set<String> = [
    "Bundle", "Calendar", "DateFormatter", "DispatchQueue", "FileManager", "IndexPath", "JSONDecoder",
    "JSONEncoder", "Locale", "NotificationCenter", "NSAttributedString", "NSError", "NSLocalizedString",
    "NSNumber", "NSObject", "NSRange", "NSString", "NumberFormatter", "TimeInterval", "TimeZone", "URL",
    "UUID",
    "UserDefaults",
  ]

  private static let namesOfFoundationNetworking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace",
    "URLProtocol", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]
}
