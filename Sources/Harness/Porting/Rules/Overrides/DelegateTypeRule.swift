import SwiftSources

extension PortingRule {
  /// Gives a delegate that a scroll view's subclass overrides the type that scroll views declare.
  ///
  /// In Objective-C a table's delegate can have a narrower type. In Swift the override of a settable property
  /// must have the same type.
  static let delegateTypes = PortingRule { file, _ in
    var changes = Changes()
    for (_, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) }) {
      for property in type.members.properties {
        guard let wanted = property.narrowedDelegate, let tokens = property.type?.tokens,
          let first = tokens.first, let last = tokens.last
        else { continue }
        changes.edits.append(SourceEdit(first.range.lowerBound..<last.range.upperBound, wanted))
      }
    }
    return changes
  }
}

extension Property {
  /// The narrower type of an overridden `delegate` of a scroll view; `nil` for any other property.
  var narrowedDelegate: String? {
    guard modifiers.isOverride, name.text == "delegate" else { return nil }
    let names = type?.tokens.map(\.text) ?? []
    let isNarrowed = names.contains { Self.kinds.contains($0) }
    return isNarrowed ? "(any UIScrollViewDelegate)?" : nil
  }

  private static let kinds: Set<String> = [
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITableViewDelegate",
    "UITextViewDelegate",
  ]
}
