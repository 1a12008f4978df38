import HeadlessUIKit
import RenderTree

/// Describes the animations of a stage when they begin, since what they move may be gone later.
@MainActor
final class AnimationLog {
  private var texts: [(number: Int, text: String)] = []

  /// Adds an animation, and returns it in words.
  func add(_ animation: StartedAnimation) -> String {
    let text = animation.text
    texts.append((animation.number, text))
    return text
  }

  /// Returns the animations since they were last taken, in the order of their beginning.
  func take() -> [String] {
    defer { texts = [] }
    return texts.sorted { $0.number < $1.number }.map(\.text)
  }
}

extension StartedAnimation {
  /// The animation in words: `0.9 s ease-out after 0.1 s: UIView #card and 2 more (alpha, transform)`.
  fileprivate var text: String {
    let keys = Set(changes.map { Self.names[$0.key] ?? $0.key }).sorted().joined(separator: ", ")
    return "\(pace.text): \(nodes) (\(keys))"
  }

  /// The first node in the tree's order, and how many more there are.
  private var nodes: String {
    var positions: [ObjectIdentifier: TreePosition] = [:]
    for change in changes { positions[ObjectIdentifier(change.view)] = change.view.treePosition }
    let first = changes.min { one, other in
      let (left, right) = (ObjectIdentifier(one.view), ObjectIdentifier(other.view))
      return left != right
        && positions[left, default: []].lexicographicallyPrecedes(positions[right, default: []])
    }
    guard let first else { return "" }
    let name = (first.layerType.map { "\($0) in " } ?? "") + first.view.nodeName
    return name + (positions.count > 1 ? " and \(positions.count - 1) more" : "")
  }

  /// UIKit's names for properties of layers.
  private static let names = ["opacity": "alpha"]
}

/// The indices of a view and its superviews among their siblings, from the window inward.
private typealias TreePosition = [Int]

extension UIView {
  fileprivate var treePosition: TreePosition {
    guard let superview else {
      let index = UIApplication.shared.windows.firstIndex { $0 === self }
      // A view that is not on the screen comes after all others.
      return [index ?? .max]
    }
    return superview.treePosition + [superview.subviews.firstIndex { $0 === self } ?? .max]
  }
}

extension AnimationPace {
  /// The seconds of all runs, without the delay; infinite if it does not end.
  var wholeDuration: Double {
    let once = duration * (reverses ? 2 : 1)
    return once == 0 ? 0 : once * runCount
  }

  /// The pace in words: `0.9 s ease-out after 0.1 s`.
  fileprivate var text: String {
    var words = ["\(Self.number(duration)) s"]
    if let damping { words.append("spring \(Self.number(damping))") }
    if let curve { words.append(curve) }
    if let transition { words.append(transition) }
    if keyframeCount > 0 { words.append("\(keyframeCount) keyframe\(keyframeCount == 1 ? "" : "s")") }
    if reverses { words.append("and back") }
    if runCount == .infinity { words.append("forever") }
    if runCount != 1, runCount != .infinity { words.append("\(Self.number(runCount)) times") }
    if delay > 0 { words.append("after \(Self.number(delay)) s") }
    return words.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { RenderAttribute("", .number(value)).value.text }
}
