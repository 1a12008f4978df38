import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct TextInputFontTests {
  @Test func `Fields and text views follow the user's text size where they are asked to`() {
    let application = UIApplication()
    application.run {
      let (field, view, fixed) = (UITextField(), UITextView(), UITextField())
      field.font = .preferredFont(forTextStyle: .body)
      fixed.font = .preferredFont(forTextStyle: .body)
      view.font = .preferredFont(forTextStyle: .footnote)
      field.adjustsFontForContentSizeCategory = true
      view.adjustsFontForContentSizeCategory = true
      let all = UIView()
      [field, view, fixed].forEach(all.addSubview)
      mount(all)
      application.set(contentSizeCategory: .accessibilityLarge)
      expectEqual(field.font?.pointSize, 33)
      expectEqual(view.font?.pointSize, 27)
      expectEqual(fixed.font?.pointSize, 17)
    }
  }
}
