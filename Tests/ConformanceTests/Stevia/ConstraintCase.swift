import Foundation
import HeadlessUIKit
import Testing

/// Constraints between plain views, and the frames that a suite asserts for them.
struct ConstraintCase {
  let name: String
  private let size: CGSize
  private let readsFromRight: Bool
  /// The views below the root, by their indices from the root down; each comes after its superview.
  private let views: [Substring]
  private let constraints: [Substring]
  /// The assertions about views, such as `0/1 x=8 w=20`.
  private let asserted: [Substring]

  /// Reads the columns name, size, direction, views, constraints and assertions.
  init(row: [String]) throws {
    try #require(row.count == 6)
    let lengths = row[1].split(separator: "x").compactMap { Double($0) }
    try #require(lengths.count == 2)
    name = row[0]
    size = CGSize(width: lengths[0], height: lengths[1])
    readsFromRight = row[2] == "rtl"
    views = row[3].split(separator: "; ")
    constraints = row[4].split(separator: "; ")
    asserted = row[5].split(separator: "; ")
    try #require(!asserted.isEmpty)
  }

  /// Returns the frames that differ from the asserted ones by more than a third of a point.
  @MainActor
  func differences() throws -> [String] {
    try UIApplication.staged(size, covered: .zero).run {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      if readsFromRight { controller.view.semanticContentAttribute = .forceRightToLeft }
      let hierarchy = try NamedViews(below: controller.view, at: views)
      for constraint in constraints { try hierarchy.activate(constraint) }
      UIApplication.shared.settle()
      return try asserted.flatMap { try hierarchy.differences(from: $0) }
    }
  }
}
