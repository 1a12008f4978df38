import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct LayoutFittingTests {
  let card = UIView(frame: CGRect(x: 5, y: 5, width: 77, height: 77))
  let inner = ConstrainedView(width: 60, height: 40)

  private func fill(_ view: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: card.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -inset),
    ])
  }

  @Test func `A view fits around its content, whatever its frame is`() {
    forEachRow([true, false]) { translates in
      let suite = Self()
      suite.card.translatesAutoresizingMaskIntoConstraints = translates
      suite.fill(suite.inner, inset: 10)
      expectEqual(
        suite.card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 80, height: 60))
      expectEqual(suite.card.frame, CGRect(x: 5, y: 5, width: 77, height: 77))
      expectEqual(suite.inner.frame, .zero)
    }
  }

  @Test func `A target of a high priority is kept in its direction, and the expanded size within limits`() {
    fill(inner, inset: 10)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 300, height: 60))
    let other = Self()
    other.fill(other.inner, inset: 0)
    other.inner.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    other.card.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    expectEqual(
      other.card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 500, height: 10_000)
    )
  }

  @Test func `A text of several lines is as high as the target width makes it`() {
    UIApplication().run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      fill(label, inset: 4)
      for width in [120, 240] as [CGFloat] {
        let size = card.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        let height = label.sizeThatFits(CGSize(width: width - 8, height: .infinity)).height
        expectEqual(size, CGSize(width: width, height: height + 8))
      }
    }
  }
}
