import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UICellAccessoryTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  @Test func `Accessories take room at both sides, unless they show only while editing`() throws {
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
    cell.layoutIfNeeded()
    let arrow = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.minX == 16 && arrow.frame.maxX == 284)
    expectEqual(cell.contentView.frame.minX, button.frame.maxX)
    expectEqual(cell.contentView.frame.maxX, arrow.frame.minX)
    let other = Self()
    other.cell.accessories = [.reorder(), .delete()]
    other.cell.layoutIfNeeded()
    #expect(
      other.cell.subviews == [other.cell.contentView] && other.cell.contentView.frame == other.cell.bounds)
  }

  @Test func `A tap on a detail calls its handler, and a view of one's own is on its side`() throws {
    var taps = 0
    cell.accessories = [.detail(actionHandler: { taps += 1 })]
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    expectEqual(taps, 1)
    let other = Self()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.cell.accessories = [.customView(configuration: .init(customView: own, placement: .leading()))]
    other.cell.layoutIfNeeded()
    expectEqual(own.frame, CGRect(x: 16, y: 17, width: 10, height: 10))
    other.cell.accessories = []
    expectNil(own.superview)
  }
}
