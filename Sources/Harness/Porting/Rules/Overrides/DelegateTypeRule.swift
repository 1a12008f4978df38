import SwiftSources

extension PortingRule {
  /// Gives the delegate that a kind of scroll view overrides the type that scroll views declare.
  ///
  /// In Objective-C a table's delegate has a type of its own. In Swift an override that can be set has the type of what
  /// it overrides.
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
  /// The type that an overridden `delegate` of a kind of scroll view has here; `nil` of any other property.
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
