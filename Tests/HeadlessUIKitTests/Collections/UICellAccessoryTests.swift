import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UICellAccessoryTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  @Test func `Accessories take room at both sides of the content`() throws {
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .always)]
    cell.layoutIfNeeded()
    let arrow = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.minX == 16 && arrow.frame.maxX == 284)
    expectEqual(cell.contentView.frame.minX, button.frame.maxX)
    expectEqual(cell.contentView.frame.maxX, arrow.frame.minX)
  }

  @Test func `What shows only while editing is left out`() {
    cell.accessories = [.reorder(), .delete()]
    cell.layoutIfNeeded()
    #expect(cell.subviews == [cell.contentView] && cell.contentView.frame == cell.bounds)
  }

  @Test func `A tap on a detail calls its handler`() throws {
    var taps = 0
    cell.accessories = [.detail(actionHandler: { taps += 1 })]
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    expectEqual(taps, 1)
  }

  @Test func `A view of the app's own is on the side that it names`() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessories = [.customView(configuration: .init(customView: own, placement: .leading()))]
    cell.layoutIfNeeded()
    expectEqual(own.frame, CGRect(x: 16, y: 17, width: 10, height: 10))
    cell.accessories = []
    expectNil(own.superview)
  }
}
