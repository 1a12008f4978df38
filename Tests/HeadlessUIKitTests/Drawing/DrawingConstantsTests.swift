import Expectations
import Testing

@testable import HeadlessUIKit

/// Constants with the values of Apple's headers, which apps store and send.
@Suite @MainActor struct DrawingConstantsTests {
  @Test func `Core Animation's former names are those of today`() {
    forEachRow([
      (kCAMediaTimingFunctionLinear, "linear"), (kCAMediaTimingFunctionEaseIn, "easeIn"),
      (kCAMediaTimingFunctionEaseOut, "easeOut"),
      (kCAMediaTimingFunctionEaseInEaseOut, "easeInEaseOut"),
      (kCAMediaTimingFunctionDefault, "default"),
    ]) { expectEqual($0.rawValue, $1) }
    forEachRow([
      (kCAFillModeForwards, "forwards"), (kCAFillModeBackwards, "backwards"),
      (kCAFillModeBoth, "both"),
      (kCAFillModeRemoved, "removed"),
    ]) { expectEqual($0.rawValue, $1) }
    forEachRow([
      (kCATransitionFade, "fade"), (kCATransitionMoveIn, "moveIn"), (kCATransitionPush, "push"),
      (kCATransitionReveal, "reveal"),
    ]) { expectEqual($0.rawValue, $1) }
    forEachRow([
      (kCATransitionFromRight, "fromRight"), (kCATransitionFromLeft, "fromLeft"),
      (kCATransitionFromTop, "fromTop"), (kCATransitionFromBottom, "fromBottom"),
    ]) { expectEqual($0.rawValue, $1) }
    forEachRow([
      (kCAGravityResizeAspect, "resizeAspect"), (kCAGravityResizeAspectFill, "resizeAspectFill"),
      (kCAGravityResize, "resize"), (kCAGravityCenter, "center"),
    ]) { expectEqual($0.rawValue, $1) }
    forEachRow([
      (kCAAnimationLinear, "linear"), (kCAAnimationDiscrete, "discrete"),
      (kCAAnimationPaced, "paced"),
      (kCAAnimationCubic, "cubic"),
    ]) { expectEqual($0.rawValue, $1) }
    expectEqual(
      [kCATransition, kCAOnOrderIn, kCAOnOrderOut], ["transition", "onOrderIn", "onOrderOut"])
    expectEqual(kCATransactionCompletionBlock, "completionBlock")
    expectEqual(
      [kCAFillRuleNonZero, kCAFillRuleEvenOdd].map(\.rawValue), ["non-zero", "even-odd"])
    expectEqual(
      [kCALineCapButt, kCALineCapRound, kCALineCapSquare].map(\.rawValue),
      ["butt", "round", "square"])
    expectEqual(
      [kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel].map(\.rawValue),
      ["miter", "round", "bevel"])
    expectEqual(
      [CAAnimationRotationMode.rotateAuto, .rotateAutoReverse].map(\.rawValue),
      ["auto", "autoReverse"])
  }

  @Test func `Options of animations have UIKit's bits`() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.overrideInheritedDuration, 0x20), (.overrideInheritedCurve, 0x40),
      (.allowAnimatedContent, 0x80),
      (.showHideTransitionViews, 0x100), (.overrideInheritedOptions, 0x200), (.curveEaseInOut, 0),
      (.curveEaseIn, 0x1_0000), (.curveEaseOut, 0x2_0000), (.curveLinear, 0x3_0000),
      (.transitionFlipFromLeft, 0x10_0000), (.transitionFlipFromRight, 0x20_0000),
      (.transitionCurlUp, 0x30_0000), (.transitionCurlDown, 0x40_0000),
      (.transitionCrossDissolve, 0x50_0000),
      (.transitionFlipFromTop, 0x60_0000), (.transitionFlipFromBottom, 0x70_0000),
      (.preferredFramesPerSecondDefault, 0), (.preferredFramesPerSecond60, 0x300_0000),
      (.preferredFramesPerSecond30, 0x700_0000),
    ]
    forEachRow(options) { expectEqual($0.rawValue, $1) }
    let keyframes: [(UIView.KeyframeAnimationOptions, UInt)] = [
      (.overrideInheritedDuration, 0x20), (.overrideInheritedOptions, 0x200),
      (.calculationModeLinear, 0),
      (.calculationModeDiscrete, 0x400), (.calculationModePaced, 0x800),
      (.calculationModeCubic, 0xC00),
      (.calculationModeCubicPaced, 0x1000),
    ]
    forEachRow(keyframes) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Materials have UIKit's numbers, and their names are in the tree`() {
    let styles: [(UIBlurEffect.Style, Int)] = [
      (.extraLight, 0), (.systemUltraThinMaterial, 6), (.systemThinMaterial, 7),
      (.systemMaterial, 8),
      (.systemThickMaterial, 9), (.systemChromeMaterial, 10), (.systemUltraThinMaterialLight, 11),
      (.systemThinMaterialLight, 12), (.systemMaterialLight, 13), (.systemThickMaterialLight, 14),
      (.systemChromeMaterialLight, 15), (.systemUltraThinMaterialDark, 16),
      (.systemThinMaterialDark, 17),
      (.systemMaterialDark, 18), (.systemThickMaterialDark, 19), (.systemChromeMaterialDark, 20),
    ]
    forEachRow(styles) { style, number in
      expectEqual(style.rawValue, number)
      expectEqual(UIBlurEffect(style: style).name, "\(style)")
    }
    let vibrancies: [(UIVibrancyEffectStyle, Int)] = [
      (.secondaryLabel, 1), (.tertiaryLabel, 2), (.quaternaryLabel, 3), (.secondaryFill, 5),
      (.tertiaryFill, 6),
      (.separator, 7),
    ]
    forEachRow(vibrancies) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Bitmaps and color spaces have Core Graphics' numbers and names`() {
    let infos: [(CGBitmapInfo, UInt32)] = [
      (.alphaInfoMask, 0x1F), (.floatComponents, 0x100), (.byteOrderDefault, 0),
      (.byteOrder16Little, 0x1000),
      (.byteOrder32Little, 0x2000), (.byteOrder16Big, 0x3000), (.byteOrder32Big, 0x4000),
    ]
    forEachRow(infos) { expectEqual($0.rawValue, $1) }
    let alphas: [(CGImageAlphaInfo, UInt32)] = [
      (.premultipliedFirst, 2), (.noneSkipLast, 5), (.noneSkipFirst, 6), (.alphaOnly, 7),
    ]
    forEachRow(alphas) { expectEqual($0.rawValue, $1) }
    expectEqual(
      [CGColorSpace.extendedSRGB, CGColorSpace.displayP3, CGColorSpace.linearGray] as [String],
      ["kCGColorSpaceExtendedSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceLinearGray"])
    let modes: [(CGBlendMode, Int32)] = [
      (.sourceIn, 18), (.sourceOut, 19), (.sourceAtop, 20), (.destinationOver, 21),
      (.destinationIn, 22),
      (.destinationOut, 23), (.destinationAtop, 24), (.xor, 25), (.plusDarker, 26),
    ]
    forEachRow(modes) { expectEqual($0.rawValue, $1) }
    expectEqual(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue, 1)
  }
}
