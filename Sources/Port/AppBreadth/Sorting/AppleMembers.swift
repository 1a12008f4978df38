/// The members that UIKit declares in the types that apps and libraries extend most, as far as names show.
enum AppleMembers {
  /// Whether UIKit declares a member of a Foundation type.
  static func isOfUIKit(_ member: String, of type: String) -> Bool {
    if member.contains("ccessibility") { return true }
    return extensions[type]?.contains(where: member.hasPrefix) == true
  }

  /// Whether a static member of a type may be UIKit's; for some types, all of UIKit's are listed here.
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

  /// The static members, without those of the system such as `systemBlue` and `boldSystemFont(ofSize:)`.
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
