import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct LayoutEngineTests {
  @Test func `A layout after edits is what solving from scratch gives`() {
    forEachRow(UInt64(0)..<LayoutEngineTests.seedCount) { seed in
      UIApplication().run { compareAfterEdits(seed: seed) }
    }
  }

  /// A debug build takes a sample.
  #if DEBUG
    private nonisolated static let seedCount: UInt64 = 6
  #else
    private nonisolated static let seedCount: UInt64 = 400
  #endif

  /// Compares every layout of a generated hierarchy with one of a twin that is solved from scratch.
  private func compareAfterEdits(seed: UInt64) {
    var (edited, fresh) = (GeneratedLayout(seed: seed), GeneratedLayout(seed: seed))
    for round in 0..<30 {
      for _ in 0...(round % 3) {
        edited.edit()
        fresh.edit()
      }
      edited.root.layoutIfNeeded()
      fresh.root.solveFromScratch()
      for (one, other) in zip(edited.outcome, fresh.outcome) {
        let isSame = one.frame.isAlmost(other.frame) && one.faults == other.faults
        expectTrue(isSame, "seed \(seed), round \(round): \(one) against \(other)")
      }
    }
    let isEdited = edited.root.layoutEngine?.groups.contains { $0.editCount > 0 }
    expectEqual(isEdited, true, "edits of a living solver are what is tested")
  }

  @Test func `An engine lives on while its solution is the only one`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<6).map { _ in ConstrainedView(width: 10, height: 10) }
    let constants = parent.lineUp(views)
    parent.layoutIfNeeded()
    let engine = parent.layoutEngine
    constants[2].constant = 5
    views[4].contentSize.height = 30
    parent.layoutIfNeeded()
    #expect(engine != nil && parent.layoutEngine === engine)
    expectEqual(views.map(\.frame.minY), [0, 10, 25, 35, 45, 75])
  }

  @Test func `What was left open is decided by another constraint`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = ConstrainedView(width: 10, height: 10)
    let constants = parent.lineUp([view])
    constants[0].isActive = false
    parent.layoutIfNeeded()
    expectEqual(view.layoutFaults, [.ambiguous(["y"])])
    constants[0].isActive = true
    parent.layoutIfNeeded()
    expectEmpty(view.layoutFaults)
  }

  @Test func `Constraints may move past each other in one go`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<6).map { _ in ConstrainedView(width: 10, height: 10) }
    _ = parent.lineUp(views)
    let exact = views[0].widthAnchor.constraint(equalToConstant: 50)
    let limit = views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 60)
    NSLayoutConstraint.activate([exact, limit])
    parent.layoutIfNeeded()
    let engine = parent.layoutEngine
    for length in [100, 20, 90] as [CGFloat] {
      exact.constant = length
      limit.constant = length + 5
      parent.layoutIfNeeded()
      expectEqual(views[0].bounds.width, length)
      expectEmpty(views[0].layoutFaults)
    }
    #expect(engine != nil && parent.layoutEngine === engine)
  }

  @Test func `A constraint to the first line follows the view that shows it, and outlives it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (lined, marker) = (LinedView(), ConstrainedView(width: 10, height: 10))
    for view in [lined, marker] { parent.addSubview(view) }
    NSLayoutConstraint.activate([
      marker.leftAnchor.constraint(equalTo: parent.leftAnchor),
      marker.topAnchor.constraint(equalTo: lined.firstBaselineAnchor),
    ])
    lined.show(UIView(frame: CGRect(x: 0, y: 30, width: 5, height: 5)))
    parent.layoutIfNeeded()
    expectEqual(marker.frame.minY, 30)
    lined.show(UIView(frame: CGRect(x: 0, y: 40, width: 5, height: 5)))
    parent.layoutIfNeeded()
    expectEqual(marker.frame.minY, 40)
    lined.show(nil)
    parent.layoutIfNeeded()
    expectEqual(marker.frame.minY, 0)
  }

  @Test func `A hierarchy that changes after its last layout is freed, and an engine holds no view`() {
    weak var gone: UIView?
    weak var line: UIView?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = (0..<3).map { _ in ConstrainedView(width: 10, height: 10) }
      let constants = parent.lineUp(views)
      parent.layoutIfNeeded()
      constants[1].constant = 5
      views[0].contentSize.height = 20
      parent.addSubview(UIView())
      (gone, line) = (parent, views[1])
    }
    #expect(gone == nil && line == nil)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    weak var removed: UIView?
    do {
      let views = (0..<3).map { _ in ConstrainedView(width: 10, height: 10) }
      _ = parent.lineUp(views)
      parent.layoutIfNeeded()
      removed = views[2]
      views[2].removeFromSuperview()
    }
    expectNotNil(parent.layoutEngine)
    expectNil(removed)
  }

  @Test func `A view that came into one that leaves, both since the last layout, leaves with it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = ConstrainedView(width: 10, height: 10)
    parent.addSubview(box)
    parent.layoutIfNeeded()
    box.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5)
    NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: box.topAnchor)])
    box.removeFromSuperview()
    parent.layoutIfNeeded()
    expectNil(view.layoutNode)
    parent.addSubview(box)
    left.constant = 7
    parent.layoutIfNeeded()
    expectEqual(view.frame.origin, CGPoint(x: 7, y: 0))
  }
}

/// A view whose first line is in a view inside it.
private final class LinedView: UIView {
  private var line: UIView?

  func show(_ line: UIView?) {
    self.line?.removeFromSuperview()
    self.line = line
    line.map(addSubview)
  }

  override var forFirstBaselineLayout: UIView { line ?? self }
}

extension UIView {
  /// Lays the hierarchy out without anything from the previous layout.
  fileprivate func solveFromScratch() {
    layoutEngine = nil
    setNeedsConstraintSolving()
    layoutIfNeeded()
  }

  /// Puts views one below the other; returns the constraints of their tops.
  fileprivate func lineUp(_ views: [UIView]) -> [NSLayoutConstraint] {
    var previous = topAnchor
    return views.map { view in
      addSubview(view)
      let top = view.topAnchor.constraint(equalTo: previous)
      NSLayoutConstraint.activate([top, view.leftAnchor.constraint(equalTo: leftAnchor)])
      previous = view.bottomAnchor
      return top
    }
  }
}

extension CGRect {
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }
}
