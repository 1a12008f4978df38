import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct AVPlayerViewControllerTests {
  @Test func `A player shows the name of its file, until the button is tapped`() throws {
    try UIApplication().run {
      let stage = SystemScreenStage()
      let playing = AVPlayerViewController()
      playing.player = AVPlayer(url: URL(fileURLWithPath: "/App/film.mp4"))
      let window = stage.present(playing)
      expectEqual(playing.shownContent, ["film.mp4"])
      playing.player?.play()
      expectEqual(playing.shownContent, ["film.mp4", "mode"])
      try stage.tapButton("AVPlayerViewController.close", in: window)
      expectNil(stage.owner.presentedViewController)
    }
  }

  @Test func `A player plays from one call to the other`() {
    UIApplication().run {
      let player = AVPlayer()
      expectNil(player.currentItem)
      player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4")))
      player.play()
      expectEqual(player.timeControlStatus, .playing)
      player.pause()
      expectEqual(player.rate, 0)
    }
  }
}
