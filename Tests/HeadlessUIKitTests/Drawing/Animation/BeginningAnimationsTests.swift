import Expectations
import Testing

@testable import HeadlessUIKit

/// Animations by `beginAnimations` and `commitAnimations`.
@Suite @MainActor struct BeginningAnimationsTests {
  private let application = UIApplication()
  private let view = UIView()

  private func animate(_ changes: () -> Void) {
    UIView.beginAnimations("move", context: nil)
    changes()
    UIView.commitAnimations()
  }

  @Test func `Changes between beginning and committing are animated for the set time, or 0.2 seconds`() {
    application.run {
      mount(view)
      let start = application.runLoop.now
      animate { view.alpha = 0.5 }
      expectEqual(application.runningAnimations.map(\.key), ["opacity"])
      expectEqual(application.runningAnimations.map(\.deadline), [start + 0.2])
      application.settle()
      #expect(application.runningAnimations.isEmpty)
      let second = application.runLoop.now
      animate {
        UIView.setAnimationDuration(2)
        UIView.setAnimationDelay(1)
        view.alpha = 1
      }
      expectEqual(application.runningAnimations.map(\.deadline), [second + 3])
    }
  }

  @Test func `A block within a block has the time of the outer one, and the outer one goes on`() {
    application.run {
      mount(view)
      animate {
        UIView.setAnimationDuration(2)
        animate { view.alpha = 0.5 }
        view.frame.size.width = 10
      }
      expectEqual(application.runningAnimations.map(\.key).sorted(), ["bounds.size", "opacity", "position"])
    }
  }

  @Test func `Changes after committing are not animated, nor are those while animations are off`() {
    application.run {
      mount(view)
      animate {}
      view.alpha = 0.5
      UIView.setAnimationsEnabled(false)
      animate { view.alpha = 1 }
      UIView.setAnimationsEnabled(true)
      #expect(application.runningAnimations.isEmpty)
      // A commit without a beginning does nothing.
      UIView.commitAnimations()
    }
  }

  @Test func `A curve and a start from the values on the screen change nothing`() {
    application.run {
      mount(view)
      let start = application.runLoop.now
      animate {
        UIView.setAnimationCurve(.easeIn)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.alpha = 0.5
      }
      expectEqual(application.runningAnimations.map(\.key), ["opacity"])
      expectEqual(application.runningAnimations.map(\.deadline), [start + 0.2])
      expectEqual(view.alpha, 0.5)
    }
  }
}
