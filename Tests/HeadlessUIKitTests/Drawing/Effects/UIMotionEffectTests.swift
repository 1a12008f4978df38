import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct UIMotionEffectTests {
  @Test func `A view keeps its effects until they are removed, and does not move`() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let view = UIView(frame: frame)
    let (tilt, group) = (
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis), UIMotionEffectGroup()
    )
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    group.motionEffects = [tilt]
    expectEmpty(view.motionEffects)
    view.addMotionEffect(tilt)
    view.addMotionEffect(group)
    expectEqual(identities(view.motionEffects), identities([tilt, group]))
    expectEqual(view.frame, frame)
    view.removeMotionEffect(tilt)
    view.removeMotionEffect(UIMotionEffect())
    expectEqual(identities(view.motionEffects), identities([group]))
    view.motionEffects = []
    expectEmpty(view.motionEffects)
  }

  @Test func `An effect keeps its key path, axis and values, and changes nothing at any offset`() {
    forEachRow([
      (UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis, 0), (.tiltAlongVerticalAxis, 1),
    ]) { axis, number in
      let effect = UIInterpolatingMotionEffect(keyPath: "center.y", type: axis)
      #expect(effect.type.rawValue == number && effect.keyPath == "center.y")
      #expect(effect.minimumRelativeValue == nil && effect.maximumRelativeValue == nil)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-5, 6)
      #expect(effect.minimumRelativeValue as? Int == -5 && effect.maximumRelativeValue as? Int == 6)
      expectNil(effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1)))
    }
    expectNil(UIMotionEffectGroup().motionEffects)
  }
}
