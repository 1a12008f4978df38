/// What the app's screens share.
final class AppEnvironment {
  let service = TrailService()
  let favorites = FavoriteStore()
  let preferences = Preferences()
  let notes = NoteStore()
}
