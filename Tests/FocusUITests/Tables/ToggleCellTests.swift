import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct ToggleCellTests {
  /// Puts a row onto the screen, which records the values of its switch.
  private func cell(
    _ window: UIWindow, description: String? = nil, switched: @escaping (Bool) -> Void = { _ in }
  )
    -> ToggleCell
  {
    let cell = ToggleCell("Block ad trackers", description: description, identifier: "id", isOn: true) {
      switched($0.isOn)
    }
    cell.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
    window.addSubview(cell)
    UIApplication.shared.settle()
    return cell
  }

  @Test func `The switch is the row's only element, whose moves are reported`() throws {
    forEachRow([nil, "Some ads track what you do."] as [String?]) { description in
      try onScreen { window in
        let cell = cell(window, description: description)
        let elements = UIAccessibility.elements(in: cell)
        expectEqual(elements.count, 1)
        let element = try #require(elements.first)
        #expect(element === cell.toggle)
        expectEqual(element.accessibilityLabel, "Block ad trackers")
        expectEqual(element.accessibilityHint, description)
        expectEqual(element.accessibilityIdentifier, "id")
      }
    }
    try onScreen { window in
      var values: [Bool] = []
      let cell = cell(window) { values.append($0) }
      cell.toggle.setOn(false, animated: false)
      cell.toggle.sendActions(for: .valueChanged)
      expectEqual(values, [false])
    }
  }
}
