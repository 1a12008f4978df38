import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Onboarding
import Testing

@Suite @MainActor struct OverlayTests {
  @Test func `Skip moves the next overlay in, by the width, and one is seen at a time`() throws {
    try withFixture { fixture in
      fixture.viewSize.value = CGSize(width: 100, height: 1000)
      let leading = Values(of: fixture.output.overlayLeadingConstraintConstant)
      expectEqual(leading.take(), [0])
      fixture.boardSkip.callAll()
      expectEqual(leading.take(), [-100])
      fixture.listSkip.callAll()
      expectEqual(leading.take(), [-200])
      fixture.cardSkip.callAll()
      expectEqual(leading.take(), [-300])
    }
    try withFixture { fixture in
      let leading = Values(of: fixture.output.overlayLeadingConstraintConstant)
      fixture.boardSkip.callAll()
      fixture.viewSize.value = CGSize(width: 667, height: 375)
      expectEqual(leading.last, -667)
    }
    try withFixture { fixture in
      let alphas = fixture.output.overlayFadeAnimations.map { Values(of: $0) }
      var seen: [[CGFloat?]] = [alphas.map(\.last)]
      for skip in [fixture.boardSkip, fixture.listSkip, fixture.cardSkip] {
        skip.callAll()
        seen.append(alphas.map(\.last))
      }
      expectEqual(seen, [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
    }
  }

  @Test
  func `The keyboard covers the overlays in compact width, 0.2 seconds later, unless it goes and comes`()
    throws
  {
    try withFixture { fixture in
      let alphas = fixture.output.overlayFadeAnimations.map { Values(of: $0) }
      fixture.keyboardHeight.value = 300
      advance(by: 0.19)
      expectEqual(alphas.map(\.last), [1, 0, 0, 0])
      advance(by: 0.01)
      expectEqual(alphas.map(\.last), [0, 0, 0, 0])
      fixture.keyboardHeight.value = 0
      settle()
      expectEqual(alphas.map(\.last), [1, 0, 0, 0])
    }
    try withFixture { fixture in
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .regular)
      let alphas = fixture.output.overlayFadeAnimations.map { Values(of: $0) }
      fixture.keyboardHeight.value = 300
      settle()
      expectEqual(alphas.map(\.last), [1, 0, 0, 0])
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .compact)
      settle()
      expectEqual(alphas.map(\.last), [0, 0, 0, 0])
    }
    try withFixture { fixture in
      let alpha = Values(of: fixture.output.overlayFadeAnimations[0])
      fixture.keyboardHeight.value = 300
      settle()
      _ = alpha.take()
      fixture.keyboardHeight.value = 0
      advance(by: 0.1)
      fixture.keyboardHeight.value = 300
      settle()
      expectTrue(alpha.all.allSatisfy { $0 == 0 })
    }
  }

  @Test func `A size class hides the overlays of the other one`() throws {
    try withFixture { fixture in
      let (compact, regular) = (
        Values(of: fixture.output.compactUIHidden), Values(of: fixture.output.regularUIHidden)
      )
      expectEqual([compact.last, regular.last], [false, true])
      fixture.traits.value = UITraitCollection(horizontalSizeClass: .regular)
      expectEqual([compact.last, regular.last], [true, false])
    }
  }

  @Test func `The buttons of board, lists and cards are disabled once these are edited`() throws {
    try withFixture { fixture in
      let isEnabled = Values(of: fixture.output.boardNamingOverlayButtonEnabled)
      fixture.boardGo.callAll()
      expectEqual(isEnabled.all, [])
      fixture.boardName.begin()
      expectEqual(isEnabled.all, [false])
      fixture.go(to: .createBoard)
      expectEqual(isEnabled.all, [false])
    }
    try withFixture { fixture in
      let isEnabled = Values(of: fixture.output.listNamingOverlayButtonEnabled)
      fixture.boardSkip.callAll()
      fixture.listGo.callAll()
      expectEqual(isEnabled.all, [])
      fixture.lists[0].begin()
      fixture.lists[1].begin()
      expectEqual(isEnabled.all, [false])
    }
    try withFixture { fixture in
      let isEnabled = Values(of: fixture.output.cardNamingOverlayButtonEnabled)
      fixture.boardSkip.callAll()
      fixture.listSkip.callAll()
      fixture.cardGo.callAll()
      expectEqual(isEnabled.all, [])
      fixture.cards[0].begin()
      expectEqual(isEnabled.all, [false])
    }
  }
}
