export default function EditProfile() {
  return <p>Loading...</p>;
}
