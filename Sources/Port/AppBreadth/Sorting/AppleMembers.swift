/// What UIKit declares in types that apps and libraries extend most, as far as names show it.
enum AppleMembers {
  /// Whether a member of a type of Foundation is declared by UIKit.
  static func isOfUIKit(_ member: String, of type: String) -> Bool {
    if member.contains("ccessibility") { return true }
    return extensions[type]?.contains(where: member.hasPrefix) == true
  }

  /// Whether a static member of a type can be UIKit's: of some types, all are listed here.
  static func mayBeStatic(_ member: String, of type: String) -> Bool {
    guard let known = statics[type] else { return true }
    return known.contains { member.hasPrefix($0) || member.hasSuffix($0) }
  }

  private static let extensions: [String: [String]] = [
    "Bundle": ["loadNibNamed"], "IndexPath": ["item", "row", "section"],
    "NSAttributedString": ["boundingRect", "draw", "size"],
    "NSAttributedString.Key": [""], "NSCoder": ["decodeCG", "decodeUI", "encode"],
    "NSIndexPath": ["item", "row", "section"], "NSString": ["boundingRect", "draw", "size"],
    "NSValue": ["cg", "ui"], "String": ["boundingRect", "draw", "size"],
  ]

  /// How such members begin or end: `systemBlue`, `darkText`.
  private static let statics: [String: [String]] = [
    "UIColor": [
      "system", "label", "Label", "Fill", "Background", "separator", "Separator", "link", "placeholderText",
      "tintColor", "Text", "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green",
      "lightGray",
      "magenta", "orange", "purple", "red", "white", "yellow",
    ],
    "UIFont": ["Font", "FontSize", "familyNames", "fontNames", "preferredFont"],
    "UIImage": ["actions", "add", "animated", "checkmark", "remove", "strokedCheckmark"],
    "UIStoryboard": [],
  ]
}
