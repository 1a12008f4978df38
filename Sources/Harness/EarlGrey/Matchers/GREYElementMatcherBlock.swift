import HeadlessUIKit

/// A matcher made of blocks, under EarlGrey's name for it.
public typealias GREYElementMatcherBlock = GREYMatcher

/// Whether an element matches; `nil` stands for none.
public typealias GREYMatchesBlock = @MainActor (Any?) -> Bool

/// Appends a matcher's description.
public typealias GREYDescribeToBlock = @MainActor (GREYDescription?) -> Void

/// The text that matchers describe themselves by.
@MainActor
public final class GREYDescription {
  private(set) var text: String = ""

  @discardableResult
  public func appendText(_ text: String) -> GREYDescription {
    self.text += text
    return self
  }
}

extension GREYMatcher {
  /// Makes a matcher of a question and of what appends its description.
  public init(matchesBlock: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock) {
    let description = GREYDescription()
    descriptionBlock(description)
    self.init(value: description.text, matches: matchesBlock)
  }

  /// The older spelling of ``init(matchesBlock:descriptionBlock:)``.
  public static func matcher(
    withMatchesBlock matches: @escaping GREYMatchesBlock, descriptionBlock: GREYDescribeToBlock
  ) -> GREYMatcher {
    GREYMatcher(matchesBlock: matches, descriptionBlock: descriptionBlock)
  }
}
