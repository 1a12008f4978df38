import SwiftSources

extension AppFile {
  /// Returns the modules that the file uses without importing them: those that other modules or the app's
  /// bridging header imply on iOS, and separate modules here whose declarations belong to Foundation there.
  func missingImports(in app: AppSources) -> [String] {
    let modules = Set(outline.imports.map(\.module))
    let words = Set(tokens.filter { $0.kind == .word }.map(\.text)).subtracting(app.declaredTypes)
    var missing: [String] = []
    if modules.isDisjoint(with: Self.modulesWithUIKit),
      Self.needsUIKit(words, modules) || readsResources(in: app)
    {
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

  /// Whether a name has a prefix of UIKit, or of the frameworks that come with it.
  private static func isNameOfUIKit(_ name: String) -> Bool {
    guard name.count > 3, ["UI", "CA", "CG"].contains(String(name.prefix(2))) else { return false }
    return name.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
  }

  private static let modulesWithFoundation: Set<String> = [
    "AppKit", "Cocoa", "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "UIKit", "WatchKit",
    "WebKit",
  ]

  private static let modulesWithUIKit: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit", "ObjectiveC"]

  /// Names that belong to Foundation on Apple's systems, and to the toolkit here.
  private static let namesOfFoundationInToolkit: Set<String> = [
    "CFTimeInterval", "NSKeyValueObservation", "NSKeyValueChangeKey", "Selector", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter",
    "skippedStatement", "skippedValue",
  ]

  /// Names that belong to Foundation here, too.
  private static let namesOfGeometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

  /// Names of Foundation that apps are unlikely to declare.
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
