/// What the README's examples are about.
struct Message: Equatable {
  var title: String
}

/// The user has changed their mind.
struct CancelError: Error {}
