import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct StackArrangementTests {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  let a = ConstrainedView(width: 10, height: 10)
  let b = ConstrainedView(width: 20, height: 20)
  let c = ConstrainedView(width: 30, height: 30)

  init() {
    [a, b, c].forEach(stack.addArrangedSubview)
  }

  private func spans(_ views: UIView...) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    expectTrue(views.allSatisfy { $0.layoutFaults.isEmpty })
    return views.map { [$0.frame.minX, $0.frame.width].map { ($0 * 1e6).rounded() / 1e6 } }
  }

  @Test func `Proportional filling stretches every view by the same factor`() {
    stack.distribution = .fillProportionally
    expectEqual(spans(a, b, c), [[0, 20], [20, 40], [60, 60]])
    stack.spacing = 6
    expectEqual(spans(a, b, c), [[0, 18], [24, 36], [66, 54]])
    c.contentSize.width = 15
    expectEqual(spans(a, b, c), [[0, 24], [30, 48], [84, 36]])
  }

  @Test func `Equal spacing keeps lengths and widens gaps, which the spacing limits`() {
    stack.distribution = .equalSpacing
    expectEqual(spans(a, b, c), [[0, 10], [40, 20], [90, 30]])
    b.isHidden = true
    expectEqual(spans(a, c), [[0, 10], [90, 30]])
    forEachRow([UIStackView.Distribution.equalSpacing, .equalCentering]) { distribution in
      let suite = Self()
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      suite.stack.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(suite.stack)
      suite.stack.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      suite.stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      suite.a.contentSize.width = 30
      suite.b.contentSize.width = 30
      suite.stack.distribution = distribution
      suite.stack.alignment = .center
      suite.stack.spacing = 7
      expectEqual(suite.spans(suite.a, suite.b, suite.c), [[0, 30], [37, 30], [74, 30]])
      expectEqual(suite.stack.frame.size, CGSize(width: 104, height: 30))
      expectEmpty(suite.stack.layoutFaults)
    }
  }

  @Test func `Equal centering keeps lengths and spreads the middles, but yields to the spacing`() {
    stack.distribution = .equalCentering
    expectEqual(spans(a, b, c), [[0, 10], [45, 20], [90, 30]])
    stack.spacing = 30
    expectEqual(spans(a, b, c), [[0, 10], [40, 20], [90, 30]])
  }

  @Test func `A view may have a spacing of its own, which goes with it, and stays while it is hidden`() {
    c.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    stack.spacing = 5
    stack.setCustomSpacing(15, after: a)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    expectEqual(spans(a, b, c), [[0, 10], [25, 20], [53, 67]])
    expectEqual(stack.customSpacing(after: a), 15)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    expectEqual(spans(a, b, c), [[0, 10], [15, 20], [43, 77]])
    expectEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    let other = Self()
    other.c.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    other.stack.setCustomSpacing(15, after: other.b)
    other.b.isHidden = true
    expectEqual(other.spans(other.a, other.c), [[0, 10], [10, 110]])
    other.b.isHidden = false
    expectEqual(other.spans(other.a, other.b, other.c), [[0, 10], [10, 20], [45, 75]])
    other.stack.removeArrangedSubview(other.b)
    other.stack.addArrangedSubview(other.b)
    expectEqual(other.stack.customSpacing(after: other.b), UIStackView.spacingUseDefault)
  }

  @Test func `A stack may keep its margins`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 9, trailing: 10)
    stack.distribution = .fillEqually
    expectEqual(spans(a, b, c), [[20, 30], [50, 30], [80, 30]])
    #expect((a.frame.minY, a.frame.maxY) == (1, 51))
  }

  @Test func `Lines of text stand side by side, the highest at the edge`() {
    forEachRow(
      [
        (.firstBaseline, [(40 - 10) * 1950 / 2048, 0, 0]), (.lastBaseline, [(40 - 10) * 1950 / 2048, 0, 0]),
      ] as [(UIStackView.Alignment, [CGFloat])]
    ) { alignment, tops in
      let stack = UIStackView()
      let labels = [10, 40, 40].map { size in
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Text"
        return label
      }
      labels.forEach(stack.addArrangedSubview)
      stack.alignment = alignment
      stack.translatesAutoresizingMaskIntoConstraints = false
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      parent.addSubview(stack)
      stack.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      parent.layoutIfNeeded()
      // Texts are as high as whole pixels, so the last lines may be off by one.
      expectTrue(zip(labels, tops).allSatisfy { abs($0.frame.minY - $1) < 0.5 })
      #expect(stack.frame.height - labels[1].frame.height < 0.5, "\(alignment), \(tops)")
      #expect(
        labels.allSatisfy { $0.layoutFaults.isEmpty } && stack.layoutFaults.isEmpty, "\(alignment), \(tops)")
    }
  }

  @Test func `A vertical stack may measure from line to line`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (label, next) = (UILabel(), UILabel())
    for text in [label, next] {
      text.text = "Text"
      stack.addArrangedSubview(text)
    }
    label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    let (descent, ascent) = (CGFloat(17) * 494 / 2048, CGFloat(17) * 1950 / 2048)
    #expect(abs(next.frame.minY + ascent - (label.frame.maxY - descent) - 30) < 1e-9)
  }

  @Test func `A stack's line of text is that of its views`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (label, marker) = (UILabel(), ConstrainedView(width: 5, height: 5))
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [label, ConstrainedView(width: 10, height: 10)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [stack, marker] {
      parent.addSubview(view)
      view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    }
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    marker.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(abs(marker.frame.minY - CGFloat(17) * 1950 / 2048) < 1e-9)
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[1])
  }

  @Test func `A stack of one view gives it what its content needs, or all`() {
    forEachRow(UIStackView.Distribution.allCases) { distribution in
      let suite = Self()
      let stack = UIStackView(arrangedSubviews: [suite.a])
      stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      stack.distribution = distribution
      stack.layoutIfNeeded()
      expectEqual(suite.a.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
      expectEmpty(suite.a.layoutFaults)
    }
  }
}
