import HeadlessUIKit

/// The windows and views on the screen as EarlGrey prints them, back to front.
///
/// Instead of addresses, it prints the positions of elements in this text. They lead from any line of a
/// report to the element's line here, and equal screens have equal texts.
@MainActor
struct ViewHierarchy {
  /// All elements with their depths, by window.
  private let windows: [[(element: GREYElement, depth: Int)]]
  private let positions: [ObjectIdentifier: Int]

  init() {
    windows = UIApplication.shared.windows.map(Self.ladder)
    let elements = windows.joined().map { ObjectIdentifier($0.element) }
    // Two windows may contain the same accessibility element; its first position is used.
    positions = Dictionary(zip(elements, 1...)) { first, _ in first }
  }

  /// Returns the line of an element: its class and position, then its attributes, separated by
  /// semicolons.
  func line(_ element: GREYElement) -> String {
    // An element that has left the windows has no position.
    let address = positions[ObjectIdentifier(element)].map { "0x\(String($0, radix: 16))" } ?? "0x0"
    return ElementLine(element, address: address).text
  }

  var text: String {
    (windows.enumerated().map(windowText) + [AnimatingElements.text(line: line)]).joined(separator: "\n\n")
  }

  private func windowText(_ index: Int, _ window: [(element: GREYElement, depth: Int)]) -> String {
    let lines = window.map { prefix($0.depth) + line($0.element) }
    return "========== Window \(index + 1) ==========\n\n" + lines.joined(separator: "\n")
  }

  private func prefix(_ depth: Int) -> String {
    depth == 0 ? "" : "  " + String(repeating: "|  ", count: depth - 1) + "|--"
  }

  /// Returns the elements with their depths, depth first and back to front.
  ///
  /// It is not recursive, since hierarchies may be deep.
  private static func ladder(from window: UIWindow) -> [(element: GREYElement, depth: Int)] {
    var (waiting, ladder): ([(GREYElement, Int)], [(element: GREYElement, depth: Int)]) = ([(window, 0)], [])
    var visited: Set<ObjectIdentifier> = []
    while let (element, depth) = waiting.popLast() {
      // Containers may contain each other.
      guard visited.insert(ObjectIdentifier(element)).inserted else { continue }
      ladder.append((element, depth))
      waiting += element.childElements.reversed().map { ($0, depth + 1) }
    }
    return ladder
  }
}

/// The animations that run when an interaction fails: the end of EarlGrey's hierarchy.
@MainActor
enum AnimatingElements {
  /// Returns the text of the animations.
  ///
  /// - Parameter line: Returns the line of an element.
  static func text(line: (GREYElement) -> String) -> String {
    let animations = UIApplication.shared.runningAnimations.filter { !($0.view is UIWindow) }
    guard !animations.isEmpty else { return "**** No Animating Views Found. ****" }
    return (["**** Currently Animating Elements: ****"] + entries(animations, line)).joined(separator: "\n")
  }

  /// Returns the line of each view, and a line for each of its animated properties.
  private static func entries(_ animations: [RunningAnimation], _ line: (GREYElement) -> String) -> [String] {
    var views: [UIView] = []
    for animation in animations where !views.contains(where: { $0 === animation.view }) {
      views.append(animation.view)
    }
    return views.flatMap { view in
      [line(view)]
        + animations.filter { $0.view === view }.map {
          "  AnimationKey: \($0.key) withAnimation: <CABasicAnimation: keyPath=\($0.key)>"
        }
    }
  }
}
