import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Where views have their first and their last line of text.
@Suite @MainActor
struct BaselineTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  /// Returns the distances of a view's baselines from its top, as constraints see them.
  private func baselines(
    of view: UIView, constraints: [NSLayoutConstraint] = []
  ) -> (first: CGFloat, last: CGFloat) {
    let (first, last) = (UIView(), UIView())
    for view in [view, first, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate(
      constraints + [
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
        view.leftAnchor.constraint(equalTo: parent.leftAnchor),
        first.topAnchor.constraint(equalTo: view.firstBaselineAnchor),
        last.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
      ])
    parent.layoutIfNeeded()
    return (first.frame.minY - view.frame.minY, last.frame.minY - view.frame.minY)
  }

  private func ascent(_ size: CGFloat) -> CGFloat { size * 1950 / 2048 }
  private func descent(_ size: CGFloat) -> CGFloat { size * 494 / 2048 }

  @Test func `A label's lines are those of its fonts, at every text size`() {
    for category in UIContentSizeCategory.allCases where category != .unspecified {
      UIApplication(contentSizeCategory: category).run {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "one\ntwo"
        label.numberOfLines = 0
        let (first, last) = Self().baselines(of: label)
        let size = label.font.pointSize
        #expect(abs(first - ascent(size)) < 1e-6, "\(category)")
        #expect(abs(last - label.frame.height + descent(size)) < 1e-6, "\(category)")
      }
    }
  }

  @Test func `A line of several fonts has the baseline of its largest one`() {
    UIApplication().run {
      let text = NSMutableAttributedString(
        string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
      text.append(NSAttributedString(string: "\nsmall", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      let (first, last) = baselines(of: label)
      #expect(abs(first - ascent(30)) < 1e-6)
      #expect(abs(last - label.frame.height + descent(10)) < 1e-6)
    }
  }

  @Test func `Height that a paragraph's style adds is above the letters`() {
    UIApplication().run {
      let style = NSMutableParagraphStyle()
      style.minimumLineHeight = 40
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "text", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      let (first, _) = baselines(of: label)
      #expect(abs(first - 40 + descent(10)) < 1e-6)
    }
  }

  @Test func `A text view's lines are inside of its insets`() {
    UIApplication().run {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 20)
      view.text = "one\ntwo"
      view.textContainerInset = UIEdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
      let (first, last) = baselines(
        of: view, constraints: [view.widthAnchor.constraint(equalToConstant: 100)])
      #expect(abs(first - 3 - ascent(20)) < 1e-6)
      #expect(abs(last - view.frame.height + 5 + descent(20)) < 1e-6)
    }
  }

  @Test func `A button's line is its title's, wherever that is`() {
    UIApplication().run {
      let button = UIButton(type: .custom)
      button.setTitle("Go", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 0, bottom: 2, right: 0)
      let line = button.titleLabel?.font.lineHeight ?? 0
      for (alignment, top) in [
        (UIControl.ContentVerticalAlignment.top, 12), (.bottom, 100 - 2 - line),
        (.center, 12 + (86 - line) / 2),
      ] {
        button.contentVerticalAlignment = alignment
        let (first, last) = Self().baselines(
          of: button, constraints: [button.heightAnchor.constraint(equalToConstant: 100)])
        // The title is as high as whole pixels.
        #expect(abs(first - top - ascent(20)) < 0.34, "\(alignment)")
        expectEqual(first, last)
        button.removeFromSuperview()
        button.removeConstraints(button.constraints)
      }
    }
  }
}
