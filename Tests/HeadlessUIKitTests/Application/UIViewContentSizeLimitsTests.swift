import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIViewContentSizeLimitsTests {
  private func category(
    of view: UIView, at preferred: UIContentSizeCategory
  ) -> UIContentSizeCategory {
    let application = UIApplication()
    return application.run {
      mount(view)
      application.set(contentSizeCategory: preferred)
      return view.traitCollection.preferredContentSizeCategory
    }
  }

  @Test func `A view's text size stays between its limits`() {
    let table:
      [(UIContentSizeCategory?, UIContentSizeCategory?, UIContentSizeCategory, UIContentSizeCategory)] = [
        (nil, nil, .accessibilityLarge, .accessibilityLarge),
        (nil, .extraLarge, .accessibilityLarge, .extraLarge), (nil, .extraLarge, .small, .small),
        (.large, nil, .small, .large), (.large, nil, .extraLarge, .extraLarge),
        (.medium, .medium, .accessibilityLarge, .medium),
      ]
    forEachRow(table) { minimum, maximum, preferred, expected in
      let view = UIView()
      (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (minimum, maximum)
      expectEqual(category(of: view, at: preferred), expected)
    }
  }

  @Test func `The limits count for everything below, and text follows them`() {
    let (view, label) = (UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.maximumContentSizeCategory = .large
    view.addSubview(label)
    expectEqual(category(of: view, at: .accessibilityExtraExtraExtraLarge), .large)
    expectEqual(label.font.pointSize, 17)
  }

  @Test func `The limits are described for debugging`() {
    let view = UIView()
    let unlimited = view.appliedContentSizeCategoryLimitsDescription
    view.maximumContentSizeCategory = .large
    #expect(view.appliedContentSizeCategoryLimitsDescription != unlimited)
    #expect(
      view.appliedContentSizeCategoryLimitsDescription.contains(UIContentSizeCategory.large.rawValue))
  }
}
