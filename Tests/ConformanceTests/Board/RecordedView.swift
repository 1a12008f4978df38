import Foundation
import HeadlessUIKit

/// A view of a laid-out screen: its class and its position.
struct RecordedView: Equatable {
  /// The indices among siblings from the root down, separated by slashes; `-` is the root.
  let path: String
  let type: String
  let frame: CGRect

  /// UIKit's private classes, and the public ones that they implement.
  private static let publicTypes = ["UIButtonLabel": "UILabel"]

  /// Reads the columns path, class, x, y, width and height.
  init?(columns: some Sequence<String>) {
    let columns = Array(columns)
    let numbers = columns.dropFirst(2).compactMap(Double.init)
    guard columns.count == 6, numbers.count == 4 else { return nil }
    path = columns[0]
    type = Self.publicTypes[columns[1]] ?? columns[1]
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Describes a view of ours; `path` has the indices that lead to it.
  @MainActor
  init(_ view: UIView, at path: [Int]) {
    self.path = path.isEmpty ? "-" : path.map(String.init).joined(separator: "/")
    type = String(describing: Swift.type(of: view))
    frame = view.frame
  }

  /// Describes a view and all below it, each before its subviews.
  @MainActor
  static func all(in view: UIView, at path: [Int] = []) -> [RecordedView] {
    [RecordedView(view, at: path)]
      + view.subviews.enumerated().flatMap { all(in: $1, at: path + [$0]) }
  }

  /// A third of a point, which is a pixel of the simulators; the recorded numbers are rounded.
  static let tolerance = 0.334

  /// Whether class and position are the same, to a third of a point.
  func isMet(by other: RecordedView) -> Bool {
    let pairs = [
      (frame.minX, other.frame.minX), (frame.minY, other.frame.minY), (frame.width, other.frame.width),
      (frame.height, other.frame.height),
    ]
    return path == other.path && type == other.type && pairs.allSatisfy { abs($0 - $1) < Self.tolerance }
  }
}

extension RecordedView: CustomStringConvertible {
  var description: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%.2f", $0) }
    return "\(path) \(type) (\(numbers.joined(separator: " ")))"
  }
}

/// Returns what differs between recorded views and ours; empty if nothing does.
func differences(between recorded: [RecordedView], and ours: [RecordedView]) -> [String] {
  let pairs = zip(recorded, ours).filter { !$0.isMet(by: $1) }.map { "\($0) recorded, \($1) here" }
  guard recorded.count != ours.count else { return pairs }
  return pairs + ["\(recorded.count) views recorded, \(ours.count) here"]
}

/// Returns the differences if only some views are recorded.
func differences(of recorded: [RecordedView], among ours: [RecordedView]) -> [String] {
  recorded.compactMap { view in
    guard let same = ours.first(where: { $0.path == view.path }) else { return "\(view) recorded, none here" }
    return view.isMet(by: same) ? nil : "\(view) recorded, \(same) here"
  }
}
