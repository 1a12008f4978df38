import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIButtonConfigurationTests {
  private let dot = UIImage(named: "dot", size: CGSize(width: 12, height: 12))

  @Test func `The configuration's content counts more than the values for states`() {
    UIApplication().run {
      var taps = 0
      var configuration = UIButton.Configuration.filled()
      configuration.image = dot
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
      expectEqual(button.currentTitle, "Save")
      expectEqual(button.currentImage, dot)
      button.configuration?.title = "Store"
      expectEqual(button.titleLabel?.text, "Store")
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      tap(in: mount(button), at: CGPoint(x: 50, y: 20))
      expectEqual(taps, 1)
    }
  }

  @Test func `A style has its colors, and a size its height`() {
    forEachRow(
      [
        (UIButton.Configuration.plain(), UIColor.systemBlue, nil), (.filled(), .white, .systemBlue),
        (.borderedProminent(), .white, .systemBlue),
        (.tinted(), .systemBlue, UIColor.systemBlue.withAlphaComponent(0.18)),
      ] as [(UIButton.Configuration, UIColor, UIColor?)]
    ) { configuration, text, behind in
      UIApplication().run {
        let button = UIButton(configuration: configuration)
        expectEqual(button.currentTitleColor, text)
        expectEqual(button.currentBackgroundColor, behind)
        button.configuration?.baseForegroundColor = .red
        button.configuration?.baseBackgroundColor = .black
        expectEqual(button.currentTitleColor, .red)
        button.isEnabled = false
        expectEqual(button.currentTitleColor, .systemGray)
      }
    }
    forEachRow(
      [
        (UIButton.Configuration.Size.mini, 28), (.small, 28), (.medium, 34), (.large, 50),
      ] as [(UIButton.Configuration.Size, CGFloat)]
    ) { size, height in
      UIApplication().run {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Ok"
        configuration.buttonSize = size
        expectEqual(UIButton(configuration: configuration).intrinsicContentSize.height.rounded(.down), height)
      }
    }
  }

  @Test func `A title of several lines wraps, and the button is as high as that takes`() {
    forEachRow([(1, 34.0), (0, 75)] as [(Int, CGFloat)]) { lines, height in
      try UIApplication().run {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Three lines of text"
        let (stack, button) = (UIStackView(), UIButton(configuration: configuration))
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 84, height: 300)
        stack.alignment = .fill
        button.titleLabel?.numberOfLines = lines
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(UIView())
        stack.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        expectEqual(button.intrinsicContentSize.height.rounded(.down), height)
        #expect(abs(button.frame.height - button.intrinsicContentSize.height) < 0.001, "\(lines), \(height)")
        #expect(title.frame.width <= 60, "\(lines), \(height)")
        expectEqual(title.frame.height, title.sizeThatFits(CGSize(width: 60, height: 0)).height)
      }
    }
  }

  @Test func `The picture is on its side of the text, with its padding`() {
    forEachRow([
      (NSDirectionalRectEdge.leading, "left"), (.trailing, "right"), (.top, "above"), (.bottom, "below"),
    ]) { placement, side in
      try UIApplication().run {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Ok", dot)
        (configuration.imagePlacement, configuration.imagePadding) = (placement, 5)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        let gap =
          switch side {
          case "left": title.minX - image.maxX
          case "right": image.minX - title.maxX
          case "above": title.minY - image.maxY
          default: image.minY - title.maxY
          }
        #expect(abs(gap - 5) < 1e-9, "\(placement), \(side)")
        #expect(abs(min(image.minX, title.minX) - 12) < 1e-9, "\(placement), \(side)")
      }
    }
  }

  @Test func `The subtitle is under the title, and is read after it`() throws {
    try UIApplication().run {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.subtitle) = ("Sync", "Last night")
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.layoutIfNeeded()
      let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
      #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 1e-9)
      expectEqual(button.accessibilityLabel, "Sync, Last night")
      button.configuration?.subtitle = nil
      expectNil(button.subtitleLabel)
    }
  }

  @Test func `A wheel is in for the picture`() {
    UIApplication().run {
      var configuration = UIButton.Configuration.filled()
      configuration.image = dot
      configuration.showsActivityIndicator = true
      let button = UIButton(configuration: configuration)
      expectEqual(button.imageView?.isHidden, true)
      expectEqual(button.activityIndicator?.isAnimating, true)
      button.configuration?.showsActivityIndicator = false
      expectNil(button.activityIndicator)
      expectEqual(button.imageView?.isHidden, false)
    }
  }

  @Test func `The handler runs once before layout when the state has changed`() {
    UIApplication().run {
      let button = UIButton(configuration: .filled())
      var updates = 0
      button.configurationUpdateHandler = { button in
        updates += 1
        button.configuration?.title = button.isSelected ? "on" : "off"
      }
      mount(button)
      expectEqual(updates, 1)
      expectEqual(button.currentTitle, "off")
      button.isSelected = true
      button.isEnabled = false
      expectEqual(updates, 1)
      UIApplication.shared.settle()
      expectEqual(updates, 2)
      expectEqual(button.currentTitle, "on")
      button.automaticallyUpdatesConfiguration = false
      button.isSelected = false
      UIApplication.shared.settle()
      expectEqual(updates, 2)
      button.setNeedsUpdateConfiguration()
      UIApplication.shared.settle()
      expectEqual(updates, 3)
    }
  }
}
