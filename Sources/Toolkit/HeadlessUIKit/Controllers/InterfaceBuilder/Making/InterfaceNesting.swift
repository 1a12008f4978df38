import InterfaceDocuments

/// The controllers of storyboards that are being made or whose views are being loaded, from the outside in.
///
/// A file can say that a controller contains itself, directly or through others; this is where it ends.
@MainActor
enum InterfaceNesting {
  private struct Entry: Equatable {
    let sources: ObjectIdentifier
    let file: String
    let id: String

    @MainActor
    init(_ id: String, of storyboard: InterfaceStoryboard) {
      sources = ObjectIdentifier(storyboard.context.sources)
      (file, self.id) = (storyboard.document.file, id)
    }
  }

  private static var entries: [Entry] = []

  /// Does something while a controller is being made or loaded.
  ///
  /// - Parameter id: The identifier of the controller's element; nothing is held for `nil`.
  static func hold<Result>(
    _ id: String?, of storyboard: InterfaceStoryboard, _ body: () -> Result
  ) -> Result {
    guard let id else { return body() }
    entries.append(Entry(id, of: storyboard))
    defer { entries.removeLast() }
    return body()
  }

  /// Returns the destination of a segue that puts a controller into another one; `nil` for one that is around the
  /// segue, which is noted.
  static func destination(of segue: InterfaceElement, in storyboard: InterfaceStoryboard) -> String? {
    guard let id = segue["destination"] else { return nil }
    guard entries.contains(Entry(id, of: storyboard)) else { return id }
    storyboard.context.files.note(
      InterfaceFault(
        file: storyboard.document.file, position: segue.position, problem: .containedInItself(id)))
    return nil
  }
}
