import Diagnostics
import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@Suite struct HostileStoryboardTests {
  /// Scalars that make one character with the space, colon or bracket before them.
  @Test func `what extends the character before it may begin every text`() {
    forEachRow(["\u{1F3FD}", "\u{FF9E}", "\u{E33}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FD} x"]) {
      text in
      let storyboard = Storyboard(
        useCase: text, script: text, configuration: text,
        steps: [
          Step(cause: text, calls: [text], tree: RenderNode(text, identifier: text, text: text)),
          Step(cause: text, calls: [text], tree: RenderNode(text, identifier: text, states: [text])),
        ])
      expectEqual(try Storyboard(text: storyboard.text), storyboard)
      expectEqual(try Storyboard(json: storyboard.json), storyboard)
    }
  }

  @Test func `a golden that is damaged or cut off, or a JSON, is refused at a place, or is a storyboard`() {
    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let text = random.damaged(seed % 2 == 0 ? random.storyboard().text : StoryboardTextTests.golden)
      do throws(Diagnostic) {
        let storyboard = try Storyboard(text: text)
        expectEqual(try Storyboard(text: storyboard.text), storyboard)
      } catch {
        expectTrue(error.position != nil && error.expected != nil, "\(error)")
      }
    }

    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let json = random.damaged(random.storyboard().json)
      do throws(Diagnostic) {
        let storyboard = try Storyboard(json: json)
        expectEqual(try Storyboard(json: storyboard.json), storyboard)
      } catch {
        expectTrue(error.position != nil && error.expected != nil, "\(error)")
      }
    }

    let bytes = Array(StoryboardTextTests.golden.utf8)
    for length in bytes.indices {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      do throws(Diagnostic) {
        expectEqual(try Storyboard(text: text).text, text)
      } catch {
        #expect(error.position != nil && error.expected != nil, "\(length): \(error)")
      }
    }
  }
}
