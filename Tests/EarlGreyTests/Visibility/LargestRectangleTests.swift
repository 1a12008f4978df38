import Expectations
import HeadlessUIKit
import TestSupport
import Testing

@testable import EarlGrey

@Suite struct LargestRectangleTests {
  @Test func `Rectangles that touch are one, as trying every rectangle of a small grid finds`() {
    // Rectangles that touch are merged.
    do {
      let rects = [
        CGRect(x: 0, y: 0, width: 10, height: 4), CGRect(x: 0, y: 4, width: 4, height: 6),
        CGRect(x: 4, y: 4, width: 6, height: 1),
      ]
      expectEqual(LargestRectangle.within(rects), CGRect(x: 0, y: 0, width: 10, height: 5))
      expectNil(LargestRectangle.within([]))
    }
    // It agrees with trying every rectangle of a small grid.
    var random = SplitMix64(seed: 9)
    for round in 0..<300 {
      let cells = (0..<25).map { _ in Bool.random(using: &random) }
      let rects = cells.indices.filter { cells[$0] }.map {
        CGRect(x: CGFloat($0 % 5) * 10, y: CGFloat($0 / 5) * 7, width: 10, height: 7)
      }
      let found = LargestRectangle.within(rects)
      expectEqual((found?.area ?? 0), best(cells), "seed 9, round \(round)")
      guard let found else { continue }
      let covered = rects.reduce(0) { $0 + $1.intersection(found).area }
      #expect(abs(covered - found.area) < 1e-9, "seed 9, round \(round)")
    }
  }

  private func best(_ cells: [Bool]) -> CGFloat {
    var best: CGFloat = 0
    for top in 0..<5 {
      for bottom in top..<5 {
        for left in 0..<5 {
          for right in left..<5 {
            let isFull = (top...bottom).allSatisfy { row in (left...right).allSatisfy { cells[row * 5 + $0] }
            }
            if isFull { best = max(best, CGFloat((bottom - top + 1) * (right - left + 1)) * 70) }
          }
        }
      }
    }
    return best
  }
}
