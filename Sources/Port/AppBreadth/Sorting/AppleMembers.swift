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
    return known.contains(member) || member.contains("ystem")
  }

  private static let extensions: [String: [String]] = [
    "Bundle": ["loadNibNamed"], "IndexPath": ["item", "row", "section"],
    "NSAttributedString": ["boundingRect", "draw", "size"],
    "NSAttributedString.Key": [""], "NSCoder": ["decodeCG", "decodeUI", "encode"],
    "NSIndexPath": ["item", "row", "section"], "NSString": ["boundingRect", "draw", "size"],
    "NSValue": ["cg", "ui"], "String": ["boundingRect", "draw", "size"],
  ]

  /// The static members besides those of the system, as `systemBlue` and `boldSystemFont(ofSize:)`.
  private static let statics: [String: Set<String>] = [
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
      "groupTableViewBackground",
      "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
      "purple",
      "quaternaryLabel", "red", "secondaryLabel", "separator", "tertiaryLabel", "tintColor", "white",
      "yellow",
    ],
    "UIFont": ["buttonFontSize", "familyNames", "fontNames", "labelFontSize", "preferredFont"],
    "UIImage": [
      "actions", "add", "animatedImage", "animatedImageNamed", "animatedResizableImageNamed", "checkmark",
      "remove",
      "strokedCheckmark",
    ],
    "UIStoryboard": [],
  ]
}
