/// The names that belong to Apple's frameworks, as far as names show.
package enum AppleNames {
  /// Whether a name belongs to UIKit, Core Animation, Core Graphics or WebKit.
  package static func isOfUIKit(_ name: String) -> Bool {
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

  /// SwiftUI's declarations with names in UIKit's style; each requires a SwiftUI view.
  private static let namesOfSwiftUI: Set<Substring> = [
    "UIHostingController", "UIHostingConfiguration", "UIHostingSceneDelegate",
    "UIGestureRecognizerRepresentable",
    "UIViewControllerRepresentable", "UIViewControllerRepresentableContext", "UIViewRepresentable",
    "UIViewRepresentableContext", "UIApplicationDelegateAdaptor",
  ]
}

extension String {
  /// Whether a prefix is followed by a word with only one capital letter: `NSDate`, but not `NSABCDate`.
  func isWord(after prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  /// Whether a prefix is followed by a capitalized word: `UIView`, but not `UIDNumber`.
  fileprivate func isName(behind prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
  }
}
