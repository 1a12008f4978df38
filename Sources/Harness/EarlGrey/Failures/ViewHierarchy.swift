import HeadlessUIKit

/// The windows and views on the screen as EarlGrey prints them, back to front.
///
/// Where EarlGrey prints an address, an element's place in this print stands: it leads from any line of a report to
/// the element's line here, and equal screens print alike.
@MainActor
struct ViewHierarchy {
  /// Every element with its depth, window by window.
  private let windows: [[(element: GREYElement, depth: Int)]]
  private let places: [ObjectIdentifier: Int]

  init() {
    windows = UIApplication.shared.windows.map(Self.ladder)
    let elements = windows.joined().map { ObjectIdentifier($0.element) }
    places = Dictionary(zip(elements, 1...)) { first, _ in first }
  }

  /// An element as a line: its class and place, then what there is to tell, parted by semicolons.
  func line(_ element: GREYElement) -> String {
    let place = places[ObjectIdentifier(element)].map { "0x\(String($0, radix: 16))" } ?? "0x0"
    return ElementLine(element, place: place).text
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

  /// Depth first, back to front; without recursion, as hierarchies may be deep.
  private static func ladder(from window: UIWindow) -> [(element: GREYElement, depth: Int)] {
    var (waiting, ladder): ([(GREYElement, Int)], [(element: GREYElement, depth: Int)]) = ([(window, 0)], [])
    var met: Set<ObjectIdentifier> = []
    while let (element, depth) = waiting.popLast() {
      guard met.insert(ObjectIdentifier(element)).inserted else { continue }
      ladder.append((element, depth))
      waiting += element.childElements.reversed().map { ($0, depth + 1) }
    }
    return ladder
  }
}
