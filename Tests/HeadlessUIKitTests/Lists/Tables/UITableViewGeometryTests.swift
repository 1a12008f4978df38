import Expectations
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite
struct UITableViewGeometryTests {
  let geometry = UITableViewGeometry(
    top: 10,
    sections: [
      .init(headerHeight: 20, rowHeights: [5, 5]), .init(headerHeight: 0, rowHeights: []),
      .init(headerHeight: 20, rowHeights: [0, 7]),
    ])

  @Test func `Parts lie one below the other, and a range meets the rows that are at least partly in it`() {
    expectEqual(geometry.height, 67)
    #expect(geometry.header(of: 0) == (10, 20))
    #expect(geometry.row(at: IndexPath(row: 1, section: 0)) == (35, 5))
    #expect(geometry.header(of: 2) == (40, 20))
    #expect(geometry.row(at: IndexPath(row: 1, section: 2)) == (60, 7))
    expectEqual(
      geometry.rows(from: 34, to: 36), [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    expectEqual(geometry.rows(from: 35, to: 40), [IndexPath(row: 1, section: 0)])
    expectEmpty(geometry.rows(from: 0, to: 30))
    expectEmpty(geometry.rows(from: 67, to: 1000))
    expectEqual(geometry.parts(from: 0, to: 41).map(\.section), [0, 2])
    expectEqual(geometry.parts(from: 35, to: 36).map(\.section), [0])
  }

  @Test func `Finding rows by halving agrees with looking at every row`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var random = SplitMix64(seed: seed)
      let sections = (0..<4).map { _ in
        UITableViewGeometry.Section(
          headerHeight: CGFloat(random.next() % 3) * 10,
          rowHeights: (0..<(random.next() % 8)).map { _ in CGFloat(random.next() % 30) + 1 })
      }
      let geometry = UITableViewGeometry(top: CGFloat(random.next() % 20), sections: sections)
      let top = CGFloat(random.next() % 200)
      let bottom = top + CGFloat(random.next() % 100)
      let all = sections.indices.flatMap { section in
        sections[section].rowHeights.indices.map { IndexPath(row: $0, section: section) }
      }
      let expected = all.filter {
        let row = geometry.row(at: $0)
        return row.top < bottom && row.top + row.height > top
      }
      expectEqual(geometry.rows(from: top, to: bottom), expected, "seed \(seed)")
    }
  }
}
