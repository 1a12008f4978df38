import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIViewCompatibilityTests {
  @Test func `A picture of a part of a view is cut to the part's size`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 5, y: 6, width: 10, height: 12), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 10, height: 12) && part.clipsToBounds)
    let whole = try #require(part.subviews.first as? UIReplicantView)
    expectEqual(whole.frame, CGRect(x: -5, y: -6, width: 30, height: 40))
  }

  @Test func `Numbers in a format follow the stage's language`() {
    forEachRow([("en", "1,234 of 0.5"), ("de", "1.234 of 0,5")]) { language, expected in
      var settings = EnvironmentSettings()
      settings.languages = [language]
      UIApplication(environment: settings).run {
        let text = NSString.localizedStringWithFormat("%d of %.1f", 1234, 0.5)
        expectEqual(String(describing: text), expected)
      }
    }
  }

  @Test func `A view keeps whether it takes several touches`() {
    expectStored(\.isMultipleTouchEnabled, of: UIView(), from: false, to: true)
  }

  @Test func `The view of the last baseline is that of the first, and the one of both is not asked for`() {
    final class Row: UIView {
      let label = UILabel()
      var calls = 0
      override var forLastBaselineLayout: UIView { label }
      override func forBaselineLayout() -> UIView {
        calls += 1
        return super.forBaselineLayout()
      }
    }
    let (parent, row) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Row())
    row.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(row)
    row.addSubview(row.label)
    NSLayoutConstraint.activate([
      row.firstBaselineAnchor.constraint(equalTo: parent.topAnchor, constant: 40),
      row.leftAnchor.constraint(equalTo: parent.leftAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === row.label && row.calls == 0)
    #expect(row.forBaselineLayout() === row && row.calls == 1)
  }
}
