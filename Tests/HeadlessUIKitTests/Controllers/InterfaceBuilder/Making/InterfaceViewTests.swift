import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Views made from xibs.
@Suite @MainActor
struct InterfaceViewTests {
  private typealias Samples = InterfaceFileSamples

  /// Makes the first object of a xib, and returns it with the warnings.
  private func make(_ objects: String) throws -> (view: UIView, warnings: [String]) {
    let samples = try Samples(["Card.xib": Samples.nib(objects)])
    let view = try #require(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    return (view, samples.warnings)
  }

  @Test func `A view has its frame, its colors and its subviews`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <view contentMode="scaleToFill" tag="3" alpha="0.5" hidden="YES" clipsSubviews="YES" id="v-1">
          \(Samples.rect(0, 0, 200, 100))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center"
              lineBreakMode="middleTruncation" numberOfLines="2" adjustsFontSizeToFit="NO" id="l-1">
              \(Samples.rect(10, 20, 80, 21))
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
              <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
                customColorSpace="sRGB"/>
              <nil key="highlightedColor"/>
            </label>
          </subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """)
      expectEmpty(warnings)
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
      expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      expectEqual(view.tag, 3)
      expectEqual(view.alpha, 0.5)
      expectTrue(view.isHidden && view.clipsToBounds && view.isUserInteractionEnabled)
      expectEqual(view.backgroundColor, .systemBackground)
      let label = try #require(view.subviews.first as? UILabel)
      expectEqual(label.text, "Hello")
      expectEqual(label.frame, CGRect(x: 10, y: 20, width: 80, height: 21))
      expectEqual(label.font, .systemFont(ofSize: 15, weight: .semibold))
      expectEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      expectEqual(label.textAlignment, .center)
      expectEqual(label.lineBreakMode, .byTruncatingMiddle)
      expectEqual(label.numberOfLines, 2)
      expectFalse(label.isUserInteractionEnabled)
    }
  }

  @Test func `Constraints hold between views, guides and margins, with priorities and factors`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <view id="v-1">
          \(Samples.rect(0, 0, 200, 100))
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a-1">
              \(Samples.rect(0, 0, 1, 1))
              <constraints>
                <constraint firstAttribute="height" constant="20" id="c-1"/>
                <constraint firstAttribute="width" priority="250" constant="5" id="c-2"/>
              </constraints>
            </view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b-1">\(Samples.rect(0, 0, 1, 1))</view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g-1"/>
          <constraints>
            <constraint firstItem="a-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leadingMargin"
              id="c-3"/>
            <constraint firstAttribute="trailing" secondItem="a-1" secondAttribute="trailing" constant="100" id="c-4"/>
            <constraint firstItem="a-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="10"
              id="c-5"/>
            <constraint firstItem="b-1" firstAttribute="top" secondItem="a-1" secondAttribute="bottom" id="c-6"/>
            <constraint firstItem="b-1" firstAttribute="leading" secondItem="a-1" secondAttribute="leading" id="c-7"/>
            <constraint firstItem="b-1" firstAttribute="width" secondItem="a-1" secondAttribute="width"
              multiplier="1:4" id="c-8"/>
            <constraint firstItem="b-1" firstAttribute="bottom" relation="lessThanOrEqual" secondItem="v-1"
              secondAttribute="bottom" id="c-9"/>
            <constraint firstItem="b-1" firstAttribute="height" constant="1000" placeholder="YES" id="c-10"/>
            <constraint firstItem="b-1" firstAttribute="height" secondItem="b-1" secondAttribute="width" id="c-11"/>
          </constraints>
        </view>
        """)
      expectEmpty(warnings)
      view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
      view.layoutIfNeeded()
      expectEqual(view.subviews[0].frame, CGRect(x: 16, y: 10, width: 84, height: 20))
      expectEqual(view.subviews[1].frame, CGRect(x: 16, y: 30, width: 21, height: 21))
      expectEmpty(view.layoutFaults)
    }
  }

  @Test func `Controls have their states, titles, images and values`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <view id="v-1">
          \(Samples.rect(0, 0, 320, 400))
          <subviews>
            <button opaque="NO" buttonType="system" contentHorizontalAlignment="trailing" id="b-1">
              <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
              <state key="normal" title="Send" image="star" catalog="system"><color key="titleColor" white="0.0" alpha="1"/></state>
              <state key="disabled" title="Sent"/>
            </button>
            <button opaque="NO" buttonType="system" id="b-2">
              <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule"/>
            </button>
            <slider value="30" minValue="10" maxValue="50" id="s-1"/>
            <segmentedControl selectedSegmentIndex="1" id="s-2">
              <segments><segment title="One"/><segment title="Two"/></segments>
            </segmentedControl>
            <switch on="YES" id="s-3"/>
            <stepper maximumValue="9" value="4" id="s-4"/>
            <pageControl numberOfPages="5" currentPage="2" id="p-1"/>
            <textField borderStyle="roundedRect" placeholder="Name" clearButtonMode="whileEditing" id="t-1">
              <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"
                secureTextEntry="YES" autocorrectionType="no"/>
            </textField>
            <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="i-1"/>
          </subviews>
        </view>
        """)
      expectEmpty(warnings)
      let button = try #require(view.subviews[0] as? UIButton)
      expectEqual(button.buttonType, .system)
      expectEqual(button.title(for: .normal), "Send")
      expectEqual(button.title(for: .disabled), "Sent")
      expectEqual(button.titleColor(for: .normal), UIColor(white: 0, alpha: 1))
      expectEqual(button.image(for: .normal)?.description, "star")
      expectEqual(button.contentHorizontalAlignment, .trailing)
      expectEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .headline))
      expectEqual((view.subviews[1] as? UIButton)?.configuration?.title, "Go")
      expectEqual((view.subviews[1] as? UIButton)?.configuration?.cornerStyle, .capsule)
      expectEqual((view.subviews[2] as? UISlider)?.value, 30)
      expectEqual((view.subviews[3] as? UISegmentedControl)?.selectedSegmentIndex, 1)
      expectEqual((view.subviews[3] as? UISegmentedControl)?.titleForSegment(at: 0), "One")
      expectEqual((view.subviews[4] as? UISwitch)?.isOn, true)
      expectEqual((view.subviews[5] as? UIStepper)?.value, 4)
      expectEqual((view.subviews[6] as? UIPageControl)?.currentPage, 2)
      let field = try #require(view.subviews[7] as? UITextField)
      expectEqual(field.keyboardType, .emailAddress)
      expectEqual(field.returnKeyType, .done)
      expectTrue(field.isSecureTextEntry)
      expectEqual(field.placeholder, "Name")
      expectEqual((view.subviews[8] as? UIActivityIndicatorView)?.isAnimating, true)
    }
  }

  @Test func `A stack has arranged subviews, and an effect its content`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="8" id="v-1">
          \(Samples.rect(0, 0, 100, 100))
          <subviews>
            <imageView image="Logo" contentMode="scaleAspectFit" id="i-1"/>
            <visualEffectView id="e-1">
              <view key="contentView" id="e-2"><subviews><view id="e-3"/></subviews></view>
              <blurEffect style="dark"/>
            </visualEffectView>
          </subviews>
        </stackView>
        """)
      expectEmpty(warnings)
      let stack = try #require(view as? UIStackView)
      expectEqual(stack.arrangedSubviews.count, 2)
      expectEqual(stack.axis, .vertical)
      expectEqual(stack.alignment, .center)
      expectEqual(stack.distribution, .equalSpacing)
      expectEqual(stack.spacing, 8)
      expectEqual((stack.arrangedSubviews[0] as? UIImageView)?.image?.description, "Logo")
      expectEqual((stack.arrangedSubviews[1] as? UIVisualEffectView)?.contentView.subviews.count, 1)
    }
  }

  @Test func `A class of the app has its frame and subviews in init, and its values when it wakes`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <view customClass="FiledView" customModule="HeadlessUIKitTests" id="v-1">
          \(Samples.rect(1, 2, 30, 40))
          <subviews><view id="v-2">\(Samples.rect(3, 4, 5, 6))</view></subviews>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="stripeWidth">
              <real key="value" value="2.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="6"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """)
      expectEmpty(warnings)
      let filed = try #require(view as? FiledView)
      expectEqual(
        filed.framesAtDecoding,
        [CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 3, y: 4, width: 5, height: 6)])
      expectEqual(filed.stripeWidth, 2.5)
      expectEqual(filed.layer.cornerRadius, 6)
      expectTrue(filed.wasAwake)
    }
  }

  @Test func `What is not known is a warning with the file, the line and the nearest name`() throws {
    try UIApplication().run {
      let (view, warnings) = try make(
        """
        <view contentMod="left" id="v-1">
        <subviews>
        <labell id="l-1"/>
        <label textAlignment="middle" id="l-2"/>
        <view customClass="NoSuchView" id="v-2"/>
        </subviews>
        <constraints>
        <constraint firstItem="x-9" firstAttribute="top" id="c-1"/>
        <constraint firstItem="l-2" firstAttribute="topp" secondItem="v-1" secondAttribute="top" id="c-2"/>
        </constraints>
        <connections><outlet property="label" destination="l-2" id="o-1"/></connections>
        </view>
        """)
      expectEqual(view.subviews.count, 2)
      expectEqual(
        warnings,
        [
          "Card.xib:6:7: 'contentMod' of 'view' is not known; the nearest is 'contentMode'",
          "Card.xib:8:1: the element 'labell' is not known; the nearest is 'label'",
          "Card.xib:9:8: 'textAlignment' is 'middle', expected one of center, justified, left, natural, right",
          "Card.xib:10:1: the class 'NoSuchView' is not in the program, UIView is used",
          "Card.xib:13:1: no element has the identifier 'x-9'",
          "Card.xib:14:1: 'firstAttribute' is 'topp', expected top",
        ])
    }
  }

  @Test func `A xib that cannot be read raises an exception with the position`() throws {
    try UIApplication().run {
      let samples = try Samples(["Card.xib": "<document><objects></document>"])
      defer { withExtendedLifetime(samples) {} }
      var raised: [String] = []
      UIApplication.shared.exceptionHandler = { raised.append($0.reason) }
      expectEmpty(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil))
      expectEqual(
        raised.first,
        "Could not load NIB 'Card': Card.xib:1:20: expected '</objects>' for the element of line 1, found "
          + "'</document>'")
    }
  }
}
