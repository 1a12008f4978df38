import Expectations
import Foundation
import HeadlessUIKit
import Messages
import Testing

@Suite @MainActor struct ScrollingColumnTests {
  @Test func `A column is as wide as its view, and as high as its content`() {
    forEachRow([(100.0, 140.0), (2000, 2040)]) { (height: CGFloat, total: CGFloat) in
      try onScreen { navigation in
        let view = try #require(navigation.topViewController?.view)
        let (column, part) = (ScrollingColumn(spacing: 8, margin: 20), UIView())
        part.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.add(part)
        column.fill(view)
        settle()
        expectEqual(column.frame, view.bounds)
        expectEqual(column.contentSize, CGSize(width: view.bounds.width, height: total))
        expectEqual(
          part.convert(part.bounds, to: column),
          CGRect(x: 20, y: 20, width: view.bounds.width - 40, height: height))
      }
    }
  }
}
