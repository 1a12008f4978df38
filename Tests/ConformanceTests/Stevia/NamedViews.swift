import Foundation
import HeadlessUIKit
import Testing

/// Views by their indices from the root down; the root is `-`.
@MainActor
struct NamedViews {
  private var views: [Substring: UIView]

  /// Adds views to the root; each path is that of a superview and one more index.
  init(below root: UIView, at paths: [Substring]) throws {
    views = ["-": root]
    for path in paths {
      let parent = path.contains("/") ? path[..<(path.lastIndex(of: "/") ?? path.startIndex)] : "-"
      views[path] = try #require(views[parent]).box()
    }
  }

  /// Activates a constraint such as `0.width <= -.width * 1 + -52 @ 750`; the second item may be missing.
  func activate(_ text: Substring) throws {
    let words = text.split(separator: " ").map(Substring.init)
    let relations: [Substring: NSLayoutConstraint.Relation] = [
      "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let first = try term(words[0])
    let relation = try #require(relations[words[1]])
    let second = words.count > 3 && words[3] == "*" ? try term(words[2]) : nil
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: try number(second == nil ? "1" : words[4]),
      constant: try number(second == nil ? words[2] : words[6]))
    if let mark = words.firstIndex(of: "@") {
      constraint.priority = UILayoutPriority(Float(try number(words[mark + 1])))
    }
    constraint.isActive = true
  }

  /// Compares a view with an assertion such as `0/1 x=8 w=20`.
  func differences(from text: Substring) throws -> [String] {
    let words = text.split(separator: " ")
    let frame = try #require(views[words[0]]).frame
    let parts = ["x": frame.minX, "y": frame.minY, "w": frame.width, "h": frame.height]
    return try words.dropFirst().compactMap { word in
      let pair = word.split(separator: "=")
      let ours = try #require(parts[String(pair[0])])
      let isMet = abs(ours - (try number(pair[1]))) < RecordedView.tolerance
      return isMet ? nil : "\(words[0]) \(word) asserted, \(ours) here"
    }
  }

  private func number(_ text: Substring) throws -> CGFloat {
    CGFloat(try #require(Double(text)))
  }

  /// Reads a side of a constraint, such as `0/1.leading`.
  private func term(_ text: Substring) throws -> (item: UIView, attribute: NSLayoutConstraint.Attribute) {
    let parts = text.split(separator: ".")
    return (try #require(views[parts[0]]), try #require(Self.attributes[parts[1]]))
  }

  private static let attributes: [Substring: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
  ]
}
