/// What belongs to Apple's frameworks, as far as a name shows it.
enum AppleNames {
  /// Whether a name is one of UIKit, Core Animation, Core Graphics or WebKit.
  static func isOfUIKit(_ name: String) -> Bool {
    guard !namesOfSwiftUI.contains(name.prefix { $0 != "." }) else { return false }
    let words = String(name.prefix { $0 != "." })
    if ["UI", "CA", "CG", "WK"].contains(where: { words.isName(behind: $0) }) { return true }
    return prefixes.contains { words.hasPrefix($0) }
  }

  private static let prefixes = [
    "NSLayout", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextList", "NSTextAlignment",
    "NSTextTab", "NSCollectionLayout", "NSDiffableDataSource", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSShadow", "NSUnderlineStyle", "NSStringDrawing", "NSDirectional", "NSDataAsset", "NSFileProvider",
  ]

  /// What SwiftUI declares in UIKit's style of names: each needs a view of SwiftUI.
  private static let namesOfSwiftUI: Set<Substring> = [
    "UIHostingController", "UIHostingConfiguration", "UIHostingSceneDelegate",
    "UIGestureRecognizerRepresentable",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewRepresentable",
    "UIViewRepresentableContext", "UIApplicationDelegateAdaptor",
  ]
}

extension String {
  /// Whether it is a prefix followed by a word, of which only the first letter is a capital: `NSDate`, and not `NSABCDate`.
  func isWord(after prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  /// Whether it is a prefix followed by a capitalized word: `UIView`, and not `UIDNumber`.
  fileprivate func isName(behind prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
  }
}
