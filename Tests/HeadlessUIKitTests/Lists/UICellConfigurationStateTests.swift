import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UICellConfigurationStateTests {
  private final class Cell: UITableViewCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test func `A cell is configured before it is laid out first, and again for another state`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    expectEqual(cell.states.map(\.isSelected), [false])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    expectEqual(cell.states.map(\.isSelected), [false, true])
    expectEqual(cell.states.last?.isHighlighted, true)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var states: [Bool] = []
    item.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    item.layoutIfNeeded()
    item.isSelected = true
    item.layoutIfNeeded()
    expectEqual(states, [false, true], "a collection's cell calls its handler")
  }
}
